import type { LiveList } from '@korb/contracts/admin/picking/live-lists';
import type { PickingBoard } from '@korb/contracts/admin/picking/picking-board';
import type { Order } from '@korb/contracts/order/orders';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openFloor } from '../../../checkout-harness/picking-floor.ts';
import { openCheckoutShop } from '../../../checkout-harness/testing.ts';
import type { Database } from '../../../db/database.ts';
import { ADMIN_URL, aStaffMember, openOffice, type TestStaff } from '../../staff/testing.ts';
import { listsIn, openStreams, type Stream } from './live.testing.ts';

/** Rounds of the relay take as long as the machine needs. */
const soon = { timeout: 60_000 };
const floor = openFloor();
let office: FastifyInstance;
/** What this office asks of the database: reads of lists are snapshots, everything else is not. */
const calls = { single: 0, snapshot: 0 };
const { watch, closeAll } = openStreams(() => office, ADMIN_URL);
beforeAll(async () => {
	const { db } = floor.harness.api.deps;
	const counted: Database = {
		transaction: db.transaction,
		separate: db.separate,
		single(work) {
			calls.single += 1;
			return db.single(work);
		},
		snapshot(work, options) {
			calls.snapshot += 1;
			return db.snapshot(work, options);
		},
	};
	office = await openOffice(floor.harness.api, {
		db: counted,
		live: { pollMs: 100, checkSessionsMs: 60_000 },
	});
	await office.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(closeAll);
afterAll(() => office.close());

const floorEvents = { path: '/admin/picking/events' };
const hire = (options: object = {}, tenantId = floor.harness.shop.tenantId) =>
	aStaffMember(floor.harness.api, office, tenantId, options);
const told = ({ received }: Stream): LiveList[] => listsIn(received).flatMap(({ lists }) => lists);
const read = async (by: TestStaff, asOf?: string): Promise<PickingBoard> => {
	const answer = await by.send('GET', `/admin/picking/board${asOf ? `?asOf=${asOf}` : ''}`);
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
};
/** The relay asks twice a round. */
async function roundsPass(count: number): Promise<void> {
	const before = calls.single;
	await expect.poll(() => calls.single - before, soon).toBeGreaterThan(2 * count);
}
async function walked(skus: Record<string, number> = { MILCH: 2, COLA: 1 }) {
	const order = await floor.ordered(skus);
	return { order, ...(await floor.walk(order)) };
}
async function packed(): Promise<Order> {
	const { order, by, wave } = await walked({ MILCH: 1 });
	const { orderNumber } = order;
	await floor.report(by, wave, [{ orderNumber, lineItemId: 'MILCH', quantity: 1 }]);
	const answer = await floor.finish(by, wave);
	if (answer.statusCode !== 200) throw new Error(answer.body);
	return order;
}

describe('lists of the floor', () => {
	it('are announced at first, and then to those who may open them, in their units', async () => {
		const manager = await watch(await hire());
		const picker = await watch(await hire({ roles: ['picker'] }), floorEvents);
		const elsewhere = await watch(await hire({ roles: ['dispatcher'], units: ['graz'] }));
		const service = await watch(await hire({ roles: ['service'] }));
		const all = ['picking-board', 'picking', 'handover'];
		await expect
			.poll(() => [manager, picker, elsewhere].map(told), soon)
			.toEqual([all, ['picking'], all]);
		const { order, by, wave } = await walked();
		await expect.poll(() => told(picker).length, soon).toBeGreaterThan(1);
		await expect.poll(() => told(manager).length, soon).toBeGreaterThan(3);
		await roundsPass(2);
		const [before, ofPicker] = [told(manager).length, told(picker).length];
		const { orderNumber } = order;
		await floor.report(by, wave, [{ orderNumber, lineItemId: 'COLA', quantity: 1 }]);
		await expect.poll(() => told(manager).slice(before), soon).toEqual(['picking-board']);
		await roundsPass(2);
		expect(told(picker)).toHaveLength(ofPicker);
		expect(told(elsewhere)).toEqual(all);
		expect(told(service)).toEqual([]);
		expect(picker.received).not.toContain('order');
	});

	const causes: [string, LiveList, () => Promise<() => Promise<unknown>>][] = [
		[
			'a wave is left',
			'picking',
			async () => {
				const { by, wave } = await walked();
				return () => by.send('POST', `/admin/picking/waves/${wave.waveId}/leave`);
			},
		],
		[
			'a wave changes hands',
			'picking-board',
			async () => {
				const { by, wave } = await walked();
				const [lead, next] = [await hire(), await floor.picker()];
				const body = { staffId: next.staffId, from: by.staffId };
				return () => lead.send('POST', `/admin/picking/waves/${wave.waveId}/assign`, body);
			},
		],
		[
			'an order is packed',
			'handover',
			async () => {
				const { order, by, wave } = await walked({ MILCH: 1 });
				const { orderNumber } = order;
				await floor.report(by, wave, [{ orderNumber, lineItemId: 'MILCH', quantity: 1 }]);
				return () => floor.finish(by, wave);
			},
		],
		[
			'a crate is loaded',
			'handover',
			async () => {
				const { orderNumber } = await packed();
				const [by, body] = [await hire(), { codes: [`${orderNumber}-1`] }];
				return () => by.send('POST', '/admin/handover/crates', body);
			},
		],
		[
			'a cut-off passes',
			'picking',
			async () => {
				const windowId = await floor.harness.newWindow({ leadHours: 30 });
				const text = `UPDATE time_window SET cut_off_at = now(), taken = 1 WHERE window_id = $1`;
				return () => floor.query(text, windowId);
			},
		],
	];
	it.each(causes)('are announced when %s', async (_, list, prepare) => {
		const act = await prepare();
		const stream = await watch(await hire());
		await expect.poll(() => told(stream).length, soon).toBeGreaterThan(0);
		await roundsPass(2);
		const before = told(stream).length;
		await act();
		await expect.poll(() => told(stream).slice(before), soon).toContain(list);
	});
});

describe('fifty open boards', () => {
	it('cost no statement while nothing happens, and one read per round while people scan', async () => {
		const { order, by, wave } = await walked();
		const { orderNumber } = order;
		const people = await Promise.all(Array.from({ length: 25 }, () => hire()));
		const boards = people
			.flatMap((person) => [{ person }, { person }])
			.map((board) => ({
				...board,
				picked: -1,
			}));
		const asOfs = new Set<string>();
		let requests = 0;
		for (const board of boards) {
			const stream = await watch(board.person);
			stream.onLists = async ({ lists, asOf }) => {
				if (!lists.includes('picking-board')) return;
				asOfs.add(asOf);
				requests += 1;
				const { waves } = await read(board.person, asOf);
				board.picked = waves.find(({ waveId }) => waveId === wave.waveId)?.pickedCount ?? -1;
			};
		}
		const shown = () => boards.filter(({ picked }) => picked === 0).length;
		await expect.poll(shown, soon).toBe(50);
		await roundsPass(2);

		const [idleRequests, idleReads] = [requests, calls.snapshot];
		await roundsPass(10);
		expect([requests, calls.snapshot]).toEqual([idleRequests, idleReads]);

		asOfs.clear();
		const none = { quantity: 0, reason: 'none' as const };
		for (const result of [none, { quantity: 2 }, none, { quantity: 2 }, none, { quantity: 2 }]) {
			const answer = await floor.report(by, wave, [
				{ orderNumber, lineItemId: 'MILCH', ...result },
			]);
			expect(answer.statusCode, answer.body).toBe(200);
		}
		await floor.report(by, wave, [{ orderNumber, lineItemId: 'COLA', quantity: 1 }]);
		const upToDate = () => boards.filter(({ picked }) => picked === 2).length;
		await expect.poll(upToDate, soon).toBe(50);
		await roundsPass(2);
		await expect.poll(() => requests - idleRequests, soon).toBe(50 * asOfs.size);
		expect(calls.snapshot - idleReads).toBeGreaterThan(0);
		expect(calls.snapshot - idleReads).toBeLessThanOrEqual(asOfs.size);
	}, 120_000);

	it('control: reads of pages that have just been opened are counted, each of them', async () => {
		const by = await hire();
		const before = calls.snapshot;
		await Promise.all(Array.from({ length: 10 }, () => read(by)));
		expect(calls.snapshot - before).toBe(10);
	});

	it('show each person their own units and shop, though they are told at the same moment', async () => {
		const { wave } = await walked();
		const stream = await watch(await hire());
		await expect.poll(() => listsIn(stream.received).length, soon).toBeGreaterThan(0);
		const asOf = listsIn(stream.received).at(-1)?.asOf;
		const [everywhere, here] = [await hire(), await hire({ units: [wave.unit] })];
		const other = await openCheckoutShop(floor.harness.api);
		const [elsewhere, stranger] = [
			await hire({ roles: ['dispatcher'], units: ['graz'] }),
			await hire({}, other.shop.tenantId),
		];
		const seen = async (person: TestStaff) =>
			(await read(person, asOf)).waves.some(({ waveId }) => waveId === wave.waveId);
		const people = [everywhere, here, elsewhere, stranger];
		expect(await Promise.all(people.map(seen))).toEqual([true, true, false, false]);
		const board = await read(stranger, asOf);
		expect(board.people.map(({ staffId }) => staffId)).toEqual([stranger.staffId]);
		const picker = await hire({ roles: ['picker'] });
		expect((await picker.send('GET', `/admin/picking/board?asOf=${asOf}`)).statusCode).toBe(403);
	});
});
