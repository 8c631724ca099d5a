import { builtInProgramme } from '../../apps/api/src/modules/loyalty/index.ts';
import { createSeededChoice } from '../chaos/seeded-choice.ts';
import { cancel, insist, MACHINE, order, pick, readOrder, type Stage, withdraw } from './actors.ts';
import type { Diary } from './diary.ts';
import { mortalDatabase } from './mortal-database.ts';
import { type HistoryShop, type Person, PROMOTION } from './open-shop.ts';
import { log, orderDeps } from './worker.ts';

export const MOST_CARTS = 3;

/** What happens to one customer: orders, what becomes of them, and a membership meanwhile. */
export async function liveHistory(
	shop: HistoryShop,
	diary: Diary,
	name: string,
	person: Person,
): Promise<void> {
	const stageOf = (actor: string) => openStage(shop, diary, `${name}/${actor}`);
	const stage = stageOf('plan');
	const { choose } = stage;
	const carts = person.carts.slice(0, choose([1, 2, 2, 3]));
	const member = memberOf(stage, person);
	const membership = choose(['never', 'first', 'first', 'between', 'leaves', 'returns'] as const);
	const orders = carts.map((cart, n) => () => order(stageOf(`cart ${n}`), cart));

	if (!['never', 'between'].includes(membership)) await member.join();
	if (choose([true, false])) await Promise.all(orders.map((place) => place()));
	else {
		for (const [n, place] of orders.entries()) {
			if (n > 0 && membership === 'between') await member.join();
			await place();
		}
	}
	const numbers = await listOrders(shop, person);
	diary.ordered += numbers.length;
	await Promise.all(numbers.map((number) => followUp(stageOf(number), number)));
	if (['leaves', 'returns'].includes(membership)) await member.leave();
	if (membership === 'returns') await member.join();
	for (const number of numbers.filter(() => choose([true, false]))) {
		await withdraw(stageOf(`late ${number}`), await readOrder(stage, number));
	}
	diary.histories++;
}

async function followUp(stage: Stage, number: string): Promise<void> {
	const row = await readOrder(stage, number);
	switch (stage.choose(['wait', 'cancel', 'race', 'pick', 'pick', 'return'] as const)) {
		case 'cancel':
			return cancel(stage, row);
		case 'race':
			await Promise.all([cancel(stage, row), pick(stage, row)]);
			return;
		case 'pick':
			return pick(stage, row);
		case 'return':
			await pick(stage, row);
			return withdraw(stage, row);
		default:
	}
}

function memberOf(stage: Stage, { customerId }: Person) {
	const { ctx, diary, choose } = stage;
	const key = { tenantId: ctx.tenant.id, customerId };
	return {
		async join() {
			const choices = { isPersonalised: choose([true, false]) };
			await insist(stage, MACHINE, () => builtInProgramme.join(ctx.db, key, choices));
			await insist(stage, MACHINE, () => builtInProgramme.activate(ctx.db, key, PROMOTION));
			diary.joined++;
		},
		async leave() {
			await insist(stage, MACHINE, () => builtInProgramme.leave(ctx.db, key));
			diary.left++;
		},
	};
}

function openStage(shop: HistoryShop, diary: Diary, name: string): Stage {
	const db = mortalDatabase(shop.db, createSeededChoice(name, 'fate'), diary.kills);
	const ctx = {
		tenant: shop.tenant,
		locale: 'de-AT',
		now: new Date(),
		requestId: 'history',
		client: null,
		network: null,
		log,
		db,
		reads: db,
		geocode: async () => null,
		spend: async () => async () => {},
		session: async () => null,
	};
	return { shop, ctx, diary, deps: orderDeps(db), choose: createSeededChoice(name, 'choice') };
}

/** Also those that the sweep has placed. */
async function listOrders({ pool, tenant }: HistoryShop, { carts }: Person): Promise<string[]> {
	const { rows } = await pool.query<{ number: string }>(
		`SELECT order_number::text AS number FROM order_claim
		WHERE tenant_id = $1 AND cart_id = ANY ($2::uuid[]) ORDER BY order_number`,
		[tenant.id, carts.map(({ cartId }) => cartId)],
	);
	return rows.map(({ number }) => number);
}
