import { randomUUID } from 'node:crypto';
import { FinalizeRequest } from '@korb/contracts/order/checkout';
import type { RequestContext } from '../../apps/api/src/context.ts';
import { ApiError } from '../../apps/api/src/errors.ts';
import {
	acceptReturn,
	confirmWithdrawal,
	declareWithdrawal,
	listWithdrawable,
	listWithdrawals,
} from '../../apps/api/src/modules/aftersales/index.ts';
import { changeItems } from '../../apps/api/src/modules/cart/index.ts';
import { finalizeCart } from '../../apps/api/src/modules/checkout/finalize.service.ts';
import { placeOrder } from '../../apps/api/src/modules/checkout/place-order.service.ts';
import { pickOrder } from '../../apps/api/src/modules/fulfilment/pick-order.service.ts';
import { cancelOrder } from '../../apps/api/src/modules/order/cancel-order.service.ts';
import {
	attemptKeyOf,
	findOrder,
	firstReportCheck,
	type OrderDeps,
	type OrderRow,
} from '../../apps/api/src/modules/order-records/index.ts';
import { holdWindow } from '../../apps/api/src/modules/windows/index.ts';
import type { SeededChoice } from '../chaos/seeded-choice.ts';
import type { Diary } from './diary.ts';
import { isCrash } from './mortal-database.ts';
import type { HistoryCart, HistoryShop } from './open-shop.ts';

/** A machine tries until it is answered, and a shopper some time or not at all. */
export const MACHINE = 100;
const USED_UP = '227';
const skus = ['MILCH', 'BUTTER', 'KIRSCHEN', 'MELONE', 'COLA', 'REIS'];

export type Stage = {
	shop: HistoryShop;
	ctx: RequestContext;
	deps: OrderDeps;
	diary: Diary;
	choose: SeededChoice;
};

/** Calls again after a crash; null when the caller gives up, or the shop refuses. */
export async function insist<T>(
	{ diary }: Stage,
	maxRetries: number,
	work: () => Promise<T>,
): Promise<T | null> {
	for (let tries = 0; tries <= maxRetries; tries++) {
		try {
			return await work();
		} catch (error) {
			if (error instanceof ApiError && error.status < 500) {
				diary.refused++;
				return null;
			}
			if (!isCrash(error)) throw error;
		}
	}
	return null;
}

/** Fills a cart and orders it. A shopper whose vouchers are gone orders without them. */
export async function order(stage: Stage, cart: HistoryCart): Promise<void> {
	const { ctx, shop, diary, choose } = stage;
	const { tokenHash, ...place } = cart;
	const owner = { kind: 'guest' as const, tokenHash };
	const fill = () => {
		const wanted = skus.filter(() => choose([true, false]));
		const changes = ['MILCH', ...wanted].map((sku) => ({ sku, quantity: choose([1, 2, 3]) }));
		return insist(stage, MACHINE, () => changeItems(ctx, { owner, changeKey: null }, changes));
	};
	await shop.db.transaction((tx) =>
		holdWindow(tx, {
			...place,
			tenantId: shop.tenant.id,
			distributionType: 'DELIVERY',
			appointableId: 'wien',
			position: null,
			holdMinutes: 60,
			timeZone: 'Europe/Vienna',
		}),
	);
	await fill();
	const maxRetries = choose([0, 1, MACHINE, MACHINE]);
	while ((await insist(stage, maxRetries, () => press(stage, owner))) === USED_UP) {
		diary.vouchersRefused++;
		await fill();
	}
}

const payOnDelivery = FinalizeRequest.parse({ methodKey: 'payment-at-the-door' });

async function press(
	{ ctx, deps }: Stage,
	owner: { kind: 'guest'; tokenHash: Buffer },
): Promise<string> {
	const outcome = await finalizeCart(ctx, deps, owner, payOnDelivery, { origin: null });
	if (outcome.kind === 'refused' && outcome.refusals.errors.includes(USED_UP)) return USED_UP;
	if (outcome.kind !== 'finalized') throw new Error(`not finalised: ${JSON.stringify(outcome)}`);
	return (await placeOrder(deps, attemptKeyOf(outcome.attempt))).kind;
}

export async function readOrder({ shop }: Stage, orderNumber: string): Promise<OrderRow> {
	const row = await shop.db.single((tx) => findOrder(tx, shop.tenant.id, orderNumber));
	if (!row) throw new Error(`there is no order ${orderNumber}`);
	return row;
}

export async function cancel(stage: Stage, { order_number: number }: OrderRow): Promise<void> {
	const maxRetries = stage.choose([0, 1, MACHINE]);
	await insist(stage, maxRetries, async () => {
		await cancelOrder(stage.deps, await readOrder(stage, String(number)));
		stage.diary.cancelled++;
	});
}

/** Some products are missing, fewer, lighter, heavier or replaced. */
export async function pick(stage: Stage, row: OrderRow): Promise<void> {
	const { deps, choose, diary } = stage;
	const lines = row.snapshot.cart.productLineItems.flatMap((line) => {
		const { lineItemId, quantity, isEstimate, product, totalPrice } = line;
		const grams = Math.round(product.quantityStepSize * quantity * choose([0.5, 0.93, 1, 1.2]));
		const substitute = {
			sku: 'ERSATZ',
			name: 'Ersatz',
			totalPrice: totalPrice - choose([-50, 50]),
		};
		const came = choose(['all', 'all', 'all', 'none', 'fewer', 'other'] as const);
		if (came === 'none') return [{ lineItemId, quantity: 0 }];
		if (came === 'other') return [{ lineItemId, quantity, substitute }];
		if (isEstimate) return [{ lineItemId, quantity, grams }];
		return came === 'fewer' ? [{ lineItemId, quantity: Math.ceil(quantity / 2) }] : [];
	});
	const body = { ...about(stage, row), purpose: 'picked' as const, lines };
	await report(stage, body, async (isFirst) => {
		await pickOrder(deps, await readOrder(stage, body.orderNumber), body, isFirst);
	});
	diary.picked++;
}

/** Declares, confirms and sends back, or stops somewhere on the way. */
export async function withdraw(stage: Stage, { order_number: number }: OrderRow): Promise<void> {
	const { ctx, deps, shop, choose, diary } = stage;
	const row = await readOrder(stage, String(number));
	const before = await shop.db.single((tx) => listWithdrawals(tx, row));
	const possible = listWithdrawable(ctx, row, before);
	const chosen = possible.filter(() => choose([true, false]));
	const lineItemIds = chosen.length > 0 ? chosen : possible.slice(0, 1);
	if (lineItemIds.length === 0) return;
	const maxRetries = choose([0, MACHINE]);
	const form = { lineItemIds, name: 'Anna Berger', email: 'anna@korb.example' };
	await insist(stage, maxRetries, () => declareWithdrawal(ctx, row, form));
	await insist(stage, maxRetries, () => confirmWithdrawal(ctx, deps, row));
	diary.withdrawn++;
	if (choose([false, false, false, true])) return;
	const after = await shop.db.single((tx) => listWithdrawals(tx, row));
	const last = after.findLast(({ confirmed_at: at }) => at !== null);
	if (!last) return;
	const body = { ...about(stage, row), purpose: 'returned' as const, withdrawal: last.number };
	await report(stage, body, async (isFirst) => {
		await acceptReturn(deps, await readOrder(stage, body.orderNumber), last.number, isFirst);
	});
	diary.returned++;
}

function about({ shop }: Stage, { order_number: number }: OrderRow) {
	return { tenantId: shop.tenant.id, orderNumber: String(number) };
}

/** Another system sends its report until it is answered, and now and then once more. */
async function report(
	stage: Stage,
	body: { tenantId: string; orderNumber: string; purpose: string },
	handle: (isFirst: ReturnType<typeof firstReportCheck>) => Promise<void>,
): Promise<void> {
	const headers = { 'webhook-id': randomUUID() };
	const isFirst = firstReportCheck({ params: body, headers, body });
	const times = stage.choose([1, 1, 2]);
	for (let n = 0; n < times; n++) await insist(stage, MACHINE, () => handle(isFirst));
}
