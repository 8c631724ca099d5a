import type { Order } from '@korb/contracts/order/orders';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { asRole, testPool } from '../../testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
let service: TestStaff;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
beforeEach(async () => {
	service = await aStaffMember(harness.api, office, harness.shop.tenantId, { roles: ['service'] });
});
afterAll(() => office.close());

const list = async (query = '', by = service) =>
	(await by.send('GET', `/admin/orders${query}`)).json() as {
		orders: { orderNumber: string }[];
		next: string | null;
	};
const numbersOf = async (query: string, by = service) =>
	(await list(query, by)).orders.map(({ orderNumber }) => orderNumber);
const read = async ({ orderNumber }: Order, by = service) =>
	(await by.send('GET', `/admin/orders/${orderNumber}`)).json();
const cancel = ({ orderNumber }: Order, version: number, by = service) =>
	by.send('POST', `/admin/orders/${orderNumber}/cancel`, { version, reason: 'Doppelt bestellt' });

describe('GET /admin/orders', () => {
	it.each([
		['the number', (order: Order) => order.orderNumber],
		['the name', () => 'anna berger'],
		['part of the name', () => 'Berg'],
		['the address', () => 'Anna.Berger@example.at'],
		['a phone number as people say it', (order: Order) => spoken(order)],
	])('finds an order by %s', async (_what, term) => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const found = await numbersOf(`?search=${encodeURIComponent(term(order))}`);
		expect(found).toContain(order.orderNumber);
		expect(await numbersOf('?search=nobody-has-this-name')).toEqual([]);
	});

	/** `+43 660…` as `0660 …`. */
	function spoken({ billingAddress, distributionAddress }: Order): string {
		const phone = billingAddress?.phoneNumber || distributionAddress.phoneNumber || '';
		expect(phone).toMatch(/^\+43\d+$/);
		return `0${phone.slice(3, 6)} ${phone.slice(6)}`;
	}

	it('refuses a page after a time that no clock shows', async () => {
		const answer = await service.send('GET', '/admin/orders?before=9999999999999999-1');
		expect(answer.statusCode).toBe(400);
	});

	it('takes wildcards literally and ignores terms that are too short', async () => {
		await harness.ordered({ MILCH: 1 });
		expect(await numbersOf(`?search=${encodeURIComponent('an%a')}`)).toEqual([]);
		expect(await numbersOf('?search=an')).toEqual([]);
		expect(await numbersOf(`?search=${encodeURIComponent('+(-)')}`)).toEqual([]);
		expect(await numbersOf('?search=000')).toEqual([]);
	});

	it('filters by status, window and unit', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const { window } = order;
		expect(await numbersOf('?status=PLACED,PICKING')).toContain(order.orderNumber);
		expect(await numbersOf('?status=CANCELLED')).not.toContain(order.orderNumber);
		expect(await numbersOf(`?windowFrom=${window.start}`)).toContain(order.orderNumber);
		expect(await numbersOf(`?windowTo=${window.start}`)).not.toContain(order.orderNumber);
		const { unit } = await read(order);
		expect(unit).not.toBe('');
		expect(await numbersOf(`?unit=${unit}`)).toContain(order.orderNumber);
		expect(await numbersOf('?unit=elsewhere')).toEqual([]);
		const options = { roles: ['dispatcher' as const], units: ['elsewhere'] };
		const other = await aStaffMember(harness.api, office, harness.shop.tenantId, options);
		expect(await numbersOf('', other)).toEqual([]);
		expect(await numbersOf(`?unit=${unit}`, other)).toEqual([]);
	});

	it.each(['placed', '-placed', 'window', '-window'])('sorts by %s on every page', async (sort) => {
		for (let order = 0; order < 3; order++) await harness.ordered({ MILCH: 1 });
		// Windows start on the minute; those of the harness do not.
		await harness.api.pool.query(
			`UPDATE shop_order SET window_starts_at = date_trunc('minute', window_starts_at)`,
		);
		const { rows } = await harness.api.pool.query(
			`SELECT order_number::text FROM shop_order WHERE tenant_id = $1
			ORDER BY ${sort.includes('window') ? 'window_starts_at' : 'placed_at'}, order_number`,
			[harness.shop.tenantId],
		);
		const expected = rows.map((row) => row.order_number);
		if (sort.startsWith('-')) expected.reverse();
		const paged: string[] = [];
		for (let next: string | null = ''; next !== null; ) {
			const page = await list(`?sort=${sort}&pageSize=2${next && `&before=${next}`}`);
			paged.push(...page.orders.map(({ orderNumber }) => orderNumber));
			next = page.next;
		}
		expect(paged).toEqual(expected);
	});

	it('pages by keyset, without gaps and repetitions', async () => {
		for (let order = 0; order < 3; order++) await harness.ordered({ MILCH: 1 });
		const all = await numbersOf('?pageSize=100');
		const paged: string[] = [];
		for (let next: string | null = ''; next !== null; ) {
			const page = await list(`?pageSize=2${next && `&before=${next}`}`);
			paged.push(...page.orders.map(({ orderNumber }) => orderNumber));
			next = page.next;
		}
		expect(paged).toEqual(all);
		expect(new Set(paged).size).toBe(paged.length);
	});
});

describe('erasing a person', () => {
	it('erases what staff could search by, and their notes', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const url = `/admin/orders/${order.orderNumber}/notes`;
		await service.send('POST', url, { text: 'Anna ruft zurück' });
		const worker = testPool(asRole(harness.api.url, 'korb_worker'), 1);
		await worker.query(
			`UPDATE shop_order SET erased_at = now(),
				snapshot = snapshot #- '{cart,distributionAddress}' #- '{cart,billingAddress}'
			WHERE order_number = $1`,
			[order.orderNumber],
		);
		await worker.end();
		const { rows } = await harness.api.pool.query(
			`SELECT search_text, (SELECT count(*)::int FROM order_note AS note
				WHERE note.order_number = o.order_number) AS notes
			FROM shop_order AS o WHERE order_number = $1`,
			[order.orderNumber],
		);
		expect(rows).toEqual([{ search_text: null, notes: 0 }]);
	});
});

describe('GET /admin/orders/:orderNumber', () => {
	it('shows lines, payments, timeline and notes, and no link of the shopper', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const shown = await read(order);
		expect(shown).toMatchObject({ orderNumber: order.orderNumber, status: 'PLACED', notes: [] });
		expect(shown.lines).toEqual(order.lines);
		expect(shown.timeline).toMatchObject([{ type: 'order.placed', by: null }]);
		expect(shown.ledger).toEqual([]);
		expect(JSON.stringify(shown)).not.toContain(order.token);
	});
});

it('POST notes adds a note with its author to order and audit log', async () => {
	const { order } = await harness.ordered({ MILCH: 1 });
	const url = `/admin/orders/${order.orderNumber}/notes`;
	expect((await service.send('POST', url, { text: 'Bitte anläuten' })).statusCode).toBe(201);
	const { notes, timeline } = await read(order);
	expect(notes).toMatchObject([{ text: 'Bitte anläuten', by: 'Maria Huber' }]);
	expect(timeline.at(-1)).toMatchObject({ type: 'order.note', by: 'Maria Huber' });
});

describe('POST /admin/orders/:orderNumber/cancel', () => {
	it('cancels, releases the place, and writes who and why', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const before = await harness.takenIn(order.window.id);
		const { version } = await read(order);
		const answer = await cancel(order, version);
		expect(answer.json()).toMatchObject({ status: 'CANCELLED', version: version + 1 });
		expect(await harness.takenIn(order.window.id)).toBe(before - 1);
		const { entries } = (await service.send('GET', '/admin/audit')).json();
		expect(entries[0]).toMatchObject({
			action: 'order.cancel',
			before: { status: 'PLACED' },
			after: { status: 'CANCELLED', reason: 'Doppelt bestellt' },
		});
	});

	it('refuses when the order has changed since, and shows both', async () => {
		const { order } = await harness.ordered({ MILCH: 1 });
		const { version } = await read(order);
		await harness.pick(order, [{ lineItemId: order.lines[0]?.lineItemId, quantity: 1 }]);
		const answer = await cancel(order, version);
		expect(answer.statusCode).toBe(409);
		expect(answer.json()).toMatchObject({
			errorCode: 'stale',
			current: { orderNumber: order.orderNumber },
			requested: { version, reason: 'Doppelt bestellt' },
		});
		expect((await service.send('GET', '/admin/audit')).json().entries).toEqual([]);
	});

	async function cancelAtOnce(): Promise<string[]> {
		const { order } = await harness.ordered({ MILCH: 1 });
		const { version } = await read(order);
		const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(order, version)));
		return answers.map((answer) => answer.json().errorCode ?? 'done').sort();
	}
	const oneWins = ['done', 'stale', 'stale', 'stale', 'stale', 'stale'];

	it('lets one of six concurrent cancellations win, and tells the others', async () => {
		expect(await cancelAtOnce()).toEqual(oneWins);
	});

	it('control: without the version, all believe they did it', async () => {
		expect(await withoutGuards(['order-version'], cancelAtOnce)).not.toEqual(oneWins);
	});
});
