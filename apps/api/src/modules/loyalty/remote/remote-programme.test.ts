import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../../checkout-harness/order-harness.ts';
import { createLogs } from '../../../log.ts';
import { aCustomer, type Browser } from '../../identity/testing.ts';
import { builtInProgramme } from '../built-in-programme.ts';
import { upsertStoreCard } from '../cards/store-cards.sql.ts';
import type { LoyaltyProgramme } from '../programme.ts';
import { type ProgrammeServer, secret, startProgramme } from './programme-server.testing.ts';
import { createRemoteProgramme } from './remote-programme.ts';

const harness = openOrderHarness();
const { process: log } = createLogs({ level: 'silent' });
let server: ProgrammeServer;
let remote: LoyaltyProgramme;
beforeAll(async () => {
	server = await startProgramme();
});
afterAll(() => server.close());

let count = 0;
let anna: Browser;
let key: { tenantId: string; customerId: string };
beforeEach(async () => {
	server.state.mood = 'well';
	// A circuit of its own for each test.
	remote = createRemoteProgramme({ url: server.url, secret }, log);
	const email = `anna.programme${++count}@korb.example`;
	anna = await aCustomer(harness.api, harness.shop, email, `198.51.100.${count}`);
	const { rows } = await harness.api.pool.query(
		'SELECT tenant_id AS "tenantId", customer_id AS "customerId" FROM customer WHERE email = $1',
		[email],
	);
	key = rows[0];
});
const memberOf = async () =>
	(await anna.send('GET', '/api/customers')).json().loyaltyMemberInformation;

const card = { cardNumber: '2900412773180', birthdate: '1989-05-14', postalCode: '1020' };
const adapters = {
	'built-in': () => builtInProgramme,
	remote: () => remote,
};

describe.each(Object.entries(adapters))('a loyalty programme, %s', (_name, adapter) => {
	it('gives a member one card, and forgets who leaves', async () => {
		const { db } = harness.api;
		await adapter().join(db, key, { isPersonalised: false });
		const number = await adapter().findCard(db, key);
		expect(number).toMatch(/^29\d{11}$/);
		await adapter().join(db, key, { isPersonalised: true });
		expect(await memberOf()).toMatchObject({ mpCardId: number, isPersonalised: true });
		await adapter().leave(db, key);
		expect([await memberOf(), await adapter().findCard(db, key)]).toEqual([null, null]);
	});

	it('links a card to whoever can prove it, once', async () => {
		const { db } = harness.api;
		await db.single((tx) => upsertStoreCard(tx, key.tenantId, { ...card, points: 412 }));
		server.cards.set(card.cardNumber, { ...card, points: 412 });
		expect(await adapter().linkCard(db, key, { ...card, postalCode: '9999' })).toBe(false);
		expect(await adapter().linkCard(db, key, card)).toBe(true);
		expect(await memberOf()).toMatchObject({
			mpCardId: card.cardNumber,
			pools: [{ poolId: 'points', value: 412 }],
		});
		expect(await adapter().linkCard(db, key, card)).toBe(false);
		await adapter().leave(db, key);
	});
});

describe('the remote programme', () => {
	const join = () => remote.join(harness.api.db, key, { isPersonalised: false });
	const findCard = () => remote.findCard(harness.api.db, key);
	const theMember = () => [...server.members.values()].at(-1);

	it('LOY-12: tells of donations and of cards that are no longer confirmed', async () => {
		await join();
		const member = theMember();
		if (!member) throw new Error('no member');
		member.pools = [{ poolId: 'caritas', tags: ['caritas_aktiv'], value: 638 }];
		await findCard();
		expect(await memberOf()).toMatchObject({ pools: member.pools });
		member.isAuthenticated = false;
		expect(await findCard()).toBeNull();
		expect(await memberOf()).toMatchObject({ joeAuthenticationStatus: 'NotAuthenticated' });
	});

	it('has vouchers of its own, and none that make no sense', async () => {
		await join();
		const voucher = {
			...{ id: 'v-1', name: '3 Taler', voucherType: 'amount', contentType: 'coupon', coins: 3 },
			...{ onlineDescription: '', validFrom: null, validUntil: '2027-01-31', barcodeImage: null },
			...{ imageSingle: null, fineprintHeadline: '', fineprintText: '' },
		};
		server.state.vouchers = [voucher];
		const listVouchers = () => remote.listVouchers(harness.api.db, key);
		expect(await listVouchers()).toEqual([voucher]);
		server.state.vouchers = [{ id: 'v-2' }];
		await expect(listVouchers()).rejects.toMatchObject({ code: 'unavailable' });
		server.state.vouchers = [];
	});

	it('hears what an order is worth as often as needed, and keeps the last figure', async () => {
		await join();
		const { order } = await harness.ordered({ MILCH: 10 });
		await harness.api.pool.query(
			'UPDATE shop_order SET customer_id = $1 WHERE tenant_id = $2 AND order_number = $3',
			[key.customerId, key.tenantId, order.orderNumber],
		);
		await harness.pick(order);
		const { tenantId } = key;
		const { orderNumber } = order;
		await remote.settle(harness.api.db, { tenantId, orderNumber });
		await remote.settle(harness.api.db, { tenantId, orderNumber });
		expect([...server.sales].filter(([sale]) => sale.endsWith(orderNumber))).toEqual([
			[expect.any(String), 19],
		]);
	});

	it.each(['failing', 'lying'] as const)('leaves the membership alone when %s', async (mood) => {
		await join();
		const before = await memberOf();
		server.state.mood = mood;
		await expect(findCard()).rejects.toMatchObject({ code: 'unavailable' });
		await expect(remote.linkCard(harness.api.db, key, card)).rejects.toMatchObject({
			code: 'unavailable',
		});
		expect(await memberOf()).toEqual(before);
	});

	it('is waited for at most its timeout, and left alone after five failures', async () => {
		server.state.mood = 'slow';
		const started = Date.now();
		await expect(join()).rejects.toMatchObject({ code: 'unavailable' });
		expect(Date.now() - started).toBeLessThan(3000);
		server.state.mood = 'failing';
		for (let failure = 0; failure < 4; failure++) await join().catch(() => {});
		const { calls } = server.state;
		await expect(join()).rejects.toMatchObject({ code: 'unavailable' });
		expect(server.state.calls).toBe(calls);
	});

	it("refuses another member's card", async () => {
		await join();
		const member = theMember();
		const eva = await aCustomer(harness.api, harness.shop, 'eva.remote@korb.example', '192.0.2.9');
		const { mpCardId } = (
			await eva.send('POST', '/api/customers/loyalty', { isPersonalised: false })
		).json().loyaltyMemberInformation;
		if (member) member.cardNumber = mpCardId;
		await expect(findCard()).rejects.toMatchObject({ code: 'unavailable' });
	});

	it('answers nobody who cannot sign', async () => {
		const stranger = createRemoteProgramme(
			{ url: server.url, secret: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}` },
			log,
		);
		await expect(
			stranger.join(harness.api.db, key, { isPersonalised: false }),
		).rejects.toMatchObject({ code: 'unavailable' });
	});
});
