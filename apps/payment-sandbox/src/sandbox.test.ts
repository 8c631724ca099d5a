import { SandboxPayment, SandboxPaymentList } from '@korb/contracts/order/payment-sandbox';
import { describe, expect, it, vi } from 'vitest';
import { aPayment, aSandbox, newKey, pageOf, visa } from './testing.ts';

const bank = aSandbox();
const { authorised, create, eventsOf, ledgerOf, read, refuse } = bank;

describe('the API', () => {
	it('requires the API key of the shop', async () => {
		const answer = await fetch(`${bank.sandbox.url}/v1/payments`, {
			headers: { authorization: 'Bearer somebody-else' },
		});
		expect(answer.status).toBe(401);
	});

	it('has one effect per idempotency key, even for twenty concurrent calls', async () => {
		const key = newKey();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => bank.sandbox.call('POST', '/v1/payments', aPayment, key)),
		);
		const ids = await Promise.all(
			answers.map(async (answer) => SandboxPayment.parse(await answer.json()).id),
		);
		expect(new Set(ids).size).toBe(1);
		expect(answers.filter((a) => a.headers.get('idempotent-replayed') === 'true')).toHaveLength(19);
		const other = await bank.sandbox.call(
			'POST',
			'/v1/payments',
			{ ...aPayment, amountCents: 1 },
			key,
		);
		expect(other.status).toBe(422);
	});

	it('lists payments since a point in time, page by page', async () => {
		const since = new Date().toISOString();
		const created = await Promise.all(Array.from({ length: 105 }, () => create()));
		const listed: string[] = [];
		for (let after = ''; ; after = `&after=${listed.at(-1)}`) {
			const answer = await bank.sandbox.call('GET', `/v1/payments?since=${since}${after}`);
			const { results } = SandboxPaymentList.parse(await answer.json());
			if (results.length === 0) break;
			listed.push(...results.map(({ id }) => id));
		}
		expect(listed.toSorted()).toEqual(created.map(({ id }) => id).sort());
	});

	it('captures in parts, never more than was authorised, and releases the rest at the end', async () => {
		const { id } = await authorised();
		const capture = (amountCents: number, isFinal: boolean) =>
			bank.sandbox.call('POST', `/v1/payments/${id}/capture`, { amountCents, isFinal }, newKey());
		expect((await capture(1000, false)).status).toBe(200);
		expect((await capture(3211, true)).status).toBe(422);
		expect((await capture(3000, true)).status).toBe(200);
		expect((await capture(1, false)).status).toBe(409);
		expect(await read(id)).toMatchObject({ status: 'captured', capturedCents: 4000 });
		expect(await ledgerOf(id)).toEqual([
			'authorise 4210',
			'capture 1000',
			'capture 3000',
			'void 210',
		]);
	});

	it('refunds no more than was captured', async () => {
		const { id } = await authorised();
		await bank.sandbox.call(
			'POST',
			`/v1/payments/${id}/capture`,
			{ amountCents: 4210, isFinal: true },
			newKey(),
		);
		const refund = (amountCents: number, key: string) =>
			bank.sandbox.call('POST', `/v1/payments/${id}/refund`, { amountCents }, key);
		const key = newKey();
		await refund(4000, key);
		expect((await refund(4000, key)).headers.get('idempotent-replayed')).toBe('true');
		expect((await refund(211, newKey())).status).toBe(422);
		expect((await refund(210, newKey())).status).toBe(200);
		expect((await read(id)).refundedCents).toBe(4210);
	});

	it('closes the page of an open payment and releases an authorisation', async () => {
		const open = await create();
		const reserved = await authorised();
		for (const { id } of [open, reserved]) {
			await bank.sandbox.call('POST', `/v1/payments/${id}/void`, undefined, newKey());
		}
		await bank.sandbox.submit(`${pageOf(open)}/card`, visa);
		expect((await read(open.id)).status).toBe('cancelled');
		expect((await read(reserved.id)).status).toBe('voided');
		expect(await ledgerOf(reserved.id)).toEqual(['authorise 4210', 'void 4210']);
	});

	it('charges a saved method without a page, for its owner only', async () => {
		const { savedMethodId } = await authorised({ customer: 'anna', saveMethod: true });
		expect(await create({ customer: 'anna', savedMethodId })).toMatchObject({
			status: 'authorised',
			card: { lastDigits: '4242' },
		});
		const stranger = await create({ customer: 'bob', savedMethodId });
		expect(stranger).toMatchObject({ status: 'declined', errorCode: 'unknown_method' });
		await bank.sandbox.call('DELETE', `/v1/saved-methods/${savedMethodId}`);
		expect((await create({ customer: 'anna', savedMethodId })).status).toBe('declined');
	});

	it('charges a saved method after a challenge where its bank always asks', async () => {
		const first = await create({ customer: 'anna', saveMethod: true });
		await bank.sandbox.submit(`${pageOf(first)}/card`, { ...visa, number: '4000000000003220' });
		await bank.sandbox.submit(`${pageOf(first)}/challenge`, { code: '123456' });
		const { savedMethodId } = await read(first.id);
		const again = await create({ customer: 'anna', savedMethodId });
		expect(again).toMatchObject({ status: 'challenge', authorisedCents: 0 });
		expect(await (await fetch(pageOf(again))).text()).toContain('Deine Bank');
		await bank.sandbox.submit(pageOf(again), { code: '123456' });
		expect(await read(again.id)).toMatchObject({ status: 'authorised', url: null, savedMethodId });
	});

	it('declines a saved card that has expired meanwhile', async () => {
		const { savedMethodId } = await authorised({ customer: 'anna', saveMethod: true });
		await bank.books.query(
			`UPDATE payment_sandbox.saved_method SET card = card || '{"expiryYear": 2020}'
			WHERE saved_method_id = $1`,
			[savedMethodId],
		);
		expect(await create({ customer: 'anna', savedMethodId })).toMatchObject({
			status: 'declined',
			errorCode: 'expired_card',
		});
	});
});

describe('events', () => {
	it('are signed and retried until accepted', async () => {
		refuse(2);
		const { id } = await authorised();
		await vi.waitFor(() => expect(eventsOf(id)).toHaveLength(1), 5000);
		expect(eventsOf(id)[0]?.type).toBe('payment.authorised');
	});

	it('arrive several times if the script says so', async () => {
		await bank.sandbox.script({ webhook: 'duplicate' });
		const { id } = await authorised();
		await vi.waitFor(() => expect(eventsOf(id)).toHaveLength(3), 5000);
		expect(new Set(eventsOf(id).map((event) => event.id)).size).toBe(1);
	});

	it('arrive before the payer does, late, or never', async () => {
		await bank.sandbox.script({ webhook: 'early' });
		const early = await create();
		await bank.sandbox.submit(`${pageOf(early)}/card`, visa);
		expect(eventsOf(early.id)).toHaveLength(1);
		await bank.sandbox.script({ webhook: 'never' });
		const never = await authorised();
		await bank.sandbox.script({ webhook: 'late', lateMs: 700 });
		const late = await authorised();
		const startedAt = performance.now();
		await vi.waitFor(() => expect(eventsOf(late.id)).toHaveLength(1), 5000);
		expect(performance.now() - startedAt).toBeGreaterThan(500);
		expect(eventsOf(never.id)).toHaveLength(0);
	});
});

describe('scripts', () => {
	it('drop the response after the work is done, and the same key recovers it', async () => {
		await bank.sandbox.script({ loseAnswers: { operation: 'create', times: 2 } });
		const key = newKey();
		const tryCreate = () => bank.sandbox.call('POST', '/v1/payments', aPayment, key);
		await expect(tryCreate()).rejects.toThrow();
		await expect(tryCreate()).rejects.toThrow();
		const { id } = SandboxPayment.parse(await (await tryCreate()).json());
		const { rows } = await bank.books.query(
			'SELECT payment_id, times FROM payment_sandbox.call WHERE idempotency_key = $1',
			[key],
		);
		expect(rows).toEqual([{ payment_id: id, times: 3 }]);
	});

	it('decline with a code, change amounts and add delays', async () => {
		await bank.sandbox.script({ decline: 'fraud_suspected' });
		expect(await authorised()).toMatchObject({ status: 'declined', errorCode: 'fraud_suspected' });
		await bank.sandbox.script({ changeAmountCents: -100 });
		expect(await authorised()).toMatchObject({ amountCents: 4210, authorisedCents: 4110 });
		await bank.sandbox.script({ delayMs: 300 });
		const startedAt = performance.now();
		await create();
		expect(performance.now() - startedAt).toBeGreaterThan(290);
	});

	it('are set by hand on a page, for all payments or for one', async () => {
		const form = {
			decline: 'card_declined',
			webhook: 'never',
			lateMs: '0',
			delayMs: '0',
			lostOperation: 'capture',
			lostTimes: '3',
			changeAmountCents: '5',
		};
		const payment = await create();
		expect(
			(await bank.sandbox.submit(`${bank.sandbox.url}/payments/${payment.id}`, form)).status,
		).toBe(303);
		const page = await (await fetch(`${bank.sandbox.url}/payments/${payment.id}`)).text();
		expect(page).toContain('<option value="card_declined" selected>');
		await bank.sandbox.submit(`${pageOf(payment)}/card`, visa);
		expect((await read(payment.id)).errorCode).toBe('card_declined');
		expect((await bank.sandbox.submit(`${bank.sandbox.url}/`, form)).status).toBe(303);
		expect((await authorised()).errorCode).toBe('card_declined');
	});
});
