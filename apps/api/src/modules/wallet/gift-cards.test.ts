import { postGiftCard } from '@korb/contracts/wallet/wallet-paths';
import { isGiftCardCode, normaliseGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aGiftCard, callAsTill, moveMoney } from './testing.ts';

let api: TestApi;
let tenantId: string;
beforeAll(async () => {
	api = await startTestApi({ overload: { inFlight: 1000, eventLoopDelayMs: 0 } });
	({ tenantId } = await aShop().openIn(api));
});
afterAll(() => api.close());

const issue = (body: object, secret?: string) =>
	callAsTill(api, postGiftCard, { tenantId, amount: 20_00, ...body }, secret);
async function balanceOf(code: string): Promise<{ balance: number; sum: number }> {
	const { rows } = await api.pool.query(
		`SELECT balance_cents AS balance, (
			SELECT sum(amount_cents)::int FROM gift_card_entry AS entry
			WHERE entry.gift_card_id = gift_card.gift_card_id
		) AS sum FROM gift_card WHERE tenant_id = $1 AND last_characters = $2`,
		[tenantId, code.slice(-4)],
	);
	return rows[0];
}

describe('a gift card', () => {
	it('is issued with a code that the shop does not store', async () => {
		const answer = await issue({});
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{
				code: expect.stringMatching(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/),
				balance: 20_00,
				expiresOn: `${new Date().getFullYear() + 30}-12-31`,
			},
		]);
		const code = normaliseGiftCardCode(answer.json().code);
		expect(isGiftCardCode(code)).toBe(true);
		const { rows } = await api.pool.query('SELECT gift_card::text AS row FROM gift_card');
		expect(JSON.stringify(rows)).not.toContain(code);
		expect(api.lines.join('')).not.toContain(code);
	});

	it('expires as the shop wants it', async () => {
		const shop = await aShop()
			.with({ wallet: { validYears: 3 } })
			.openIn(api);
		const answer = await issue({ tenantId: shop.tenantId });
		expect(answer.json().expiresOn).toBe(`${new Date().getFullYear() + 3}-12-31`);
	});

	it('is issued once per transaction, and the answer is the same', async () => {
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => issue({ transactionId: 'till-1:77' })),
		);
		expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
		expect(await balanceOf(answers[0]?.json().code)).toEqual({ balance: 20_00, sum: 20_00 });
	});

	it('ERR-55: a transaction id with other words has code 1005', async () => {
		const code = await aGiftCard(api, tenantId);
		const transactionId = 'till-1:78';
		const take = { tenantId, code, type: 'take', amount: 5_00, transactionId };
		expect((await moveMoney(api, take)).json()).toEqual({ balance: 15_00 });
		expect((await moveMoney(api, take)).json()).toEqual({ balance: 15_00 });
		const other = [
			await moveMoney(api, { ...take, amount: 6_00 }),
			await moveMoney(api, { ...take, type: 'load' }),
			await moveMoney(api, { ...take, code: await aGiftCard(api, tenantId) }),
			await issue({ transactionId }),
		];
		expect(other.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
			other.map(() => [409, 1005]),
		);
		expect(await balanceOf(code)).toEqual({ balance: 15_00, sum: 15_00 });
	});

	it('pays no more than it has, and nothing once it has expired', async () => {
		const code = await aGiftCard(api, tenantId, 5_00);
		const move = async (type: string, amount: number) => {
			const answer = await moveMoney(api, { tenantId, code, type, amount });
			return answer.json().code ?? answer.json().balance;
		};
		expect([await move('take', 5_01), await move('take', 5_00), await move('load', 3_00)]).toEqual([
			...[1000, 0, 3_00],
		]);
		await api.pool.query(
			`UPDATE gift_card SET expires_on = '2020-12-31' WHERE tenant_id = $1 AND last_characters = $2`,
			[tenantId, code.slice(-4)],
		);
		expect([await move('take', 1), await move('load', 1), await move('refund', 1)]).toEqual([
			...[1000, 1000, 3_01],
		]);
	});

	it.each([
		['a wrong signature', { amount: 1 }, 'another-secret-of-somebody-else', 401],
		['no shop', { tenantId: 'nobody' }, undefined, 404],
		['nothing', { amount: 0 }, undefined, 400],
		['too much', { amount: 100_001 }, undefined, 400],
		['another purpose', { purpose: 'transaction' }, undefined, 400],
	])('is not issued with %s', async (_title, body, secret, status) => {
		expect((await issue(body, secret)).statusCode).toBe(status);
	});

	it('TEN-23: is neither issued nor taken where the wallet is off', async () => {
		const off = await aShop().withFlag('featureCustomerWallet', false).openIn(api);
		const code = await aGiftCard(api, tenantId);
		expect((await issue({ tenantId: off.tenantId })).statusCode).toBe(404);
		const take = { tenantId: off.tenantId, code, type: 'take', amount: 1 };
		expect((await moveMoney(api, take)).statusCode).toBe(404);
	});
});

describe('the ledger', () => {
	it.each(['UPDATE gift_card_entry SET amount_cents = 1', 'DELETE FROM gift_card_entry'])(
		'I-28 is append-only: %s',
		async (statement) => {
			await aGiftCard(api, tenantId);
			await expect(api.pool.query(statement)).rejects.toThrow('append-only');
		},
	);

	it('I-29 no entry takes more than there is, whatever the code forgets', async () => {
		const code = await aGiftCard(api, tenantId, 1_00);
		await expect(
			api.pool.query(
				`INSERT INTO gift_card_entry (tenant_id, gift_card_id, type, amount_cents, transaction_id)
				SELECT tenant_id, gift_card_id, 'take', -101, 'forgotten' FROM gift_card
				WHERE tenant_id = $1 AND last_characters = $2`,
				[tenantId, code.slice(-4)],
			),
		).rejects.toThrow('gift_card_covers');
	});
});

describe('fifty tills that spend one balance', () => {
	/** Each wants a tenth of the balance. */
	async function spendAtOnce() {
		const code = await aGiftCard(api, tenantId, 10_00);
		const take = { tenantId, code, type: 'take', amount: 1_00 };
		const answers = await Promise.all(Array.from({ length: 50 }, () => moveMoney(api, take)));
		const paid = answers.filter(({ statusCode }) => statusCode === 200).length;
		const refused = answers.filter((answer) => answer.json().code === 1000).length;
		return { paid, refused, ...(await balanceOf(code)) };
	}

	it('I-29 get exactly what there is', async () => {
		for (let round = 0; round < 5; round++) {
			expect(await spendAtOnce()).toEqual({ paid: 10, refused: 40, balance: 0, sum: 0 });
		}
	});

	it('control: without the lock and the constraint they overdraw it', async () => {
		await api.query('ALTER TABLE gift_card DROP CONSTRAINT gift_card_covers', []);
		let least = 0;
		for (let round = 0; round < 10 && least >= 0; round++) {
			const { balance } = await withoutGuards(['gift-card-lock'], spendAtOnce);
			least = Math.min(least, balance);
		}
		expect(least).toBeLessThan(0);
	});
});
