import { randomUUID } from 'node:crypto';
import { giftCardCodeOf, normaliseGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { intercept } from '../../checkout-harness/intercept.ts';
import type { RequestContext } from '../../context.ts';
import type { Pool } from '../../db/connection/pool.ts';
import { createDatabase } from '../../db/database.ts';
import { startTestApi, TEST_GIFT_CARD_SECRET, type TestApi, testPool } from '../../testing.ts';
import { createGiftCardCodes } from './gift-card-codes.ts';
import { aGiftCard } from './testing.ts';
import { addGiftCard } from './wallet.service.ts';

let api: TestApi;
let pool: Pool;
let statements: string[] = [];
beforeAll(async () => {
	api = await startTestApi();
	pool = intercept(testPool(api.url, 1), (text) => {
		statements.push(text);
		return text;
	});
});
afterAll(async () => {
	await pool.end();
	await api.close();
});

it('cards that are refused run the same statements, so that time tells nothing', async () => {
	const { tenantId } = await aShop().openIn(api);
	const [anna, eva] = [randomUUID(), randomUUID()];
	await api.query(
		`INSERT INTO customer (tenant_id, customer_id, email)
		SELECT $1, id, id || '@korb.example' FROM unnest($2::uuid[]) AS id`,
		[tenantId, [anna, eva]],
	);
	const codes = createGiftCardCodes(TEST_GIFT_CARD_SECRET);
	const add = async (customerId: string, code: string) => {
		const ctx = {
			tenant: { id: tenantId },
			db: createDatabase(pool),
			spend: async () => async () => {},
			session: async () => ({ customerId }),
		} as unknown as RequestContext;
		statements = [];
		const rule = await addGiftCard(ctx, codes, code).then(
			() => 'added',
			(error) => error.rule,
		);
		return { rule, statements };
	};
	const aCode = async () => normaliseGiftCardCode(await aGiftCard(api, tenantId));

	const expired = await aCode();
	await api.query(`UPDATE gift_card SET expires_on = '2020-12-31' WHERE tenant_id = $1`, [
		tenantId,
	]);
	const taken = await aCode();
	const added = await add(eva, taken);
	const unknown = await add(anna, giftCardCodeOf(crypto.getRandomValues(new Uint8Array(15))));
	expect(unknown).toMatchObject({ rule: 1002, statements: { length: 5 } });
	expect(await add(anna, taken)).toEqual({ ...unknown, rule: 1004 });
	expect(await add(anna, expired)).toEqual({ ...unknown, rule: 1000 });
	// A row lock is a write.
	expect(unknown.statements.filter((text) => /for update/i.test(text))).toEqual([]);
	// Control: the comparison sees the statements of a card that is added.
	expect(added.rule).toBe('added');
	expect(added.statements.length).toBeGreaterThan(unknown.statements.length);
});
