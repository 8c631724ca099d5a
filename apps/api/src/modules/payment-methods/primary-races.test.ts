import { describe, expect, it } from 'vitest';
import { aSavedCard, aShopper, makePrimary, methodsOf } from '../../checkout-harness/card-buyer.ts';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { mostOf } from '../../db/guards/most-of.testing.ts';
import type { Shopper } from '../cart/testing.ts';

const checkout = aCheckoutHarness();

/** Each of the customer's cards is to be the primary one, all at once. */
async function chooseAtOnce(anna: Shopper): Promise<{ primaries: number; obeyed: number }> {
	const { pool } = checkout.harness.api;
	const ids = (await methodsOf(anna)).activeMethods.map(({ id }) => id);
	// Otherwise they would queue for the row of the present one.
	await pool.query(
		'UPDATE customer_payment_method SET is_primary = false WHERE method_id = ANY ($1::uuid[])',
		[ids],
	);
	const answers = await Promise.all(ids.map((id) => makePrimary(anna, id)));
	const { rows } = await pool.query<{ primaries: number }>(
		`SELECT count(*)::int AS primaries FROM customer_payment_method
		WHERE is_primary AND method_id = ANY ($1::uuid[])`,
		[ids],
	);
	const obeyed = answers.filter(
		(answer, index) => answer.json().activeMethods[0]?.id === ids[index],
	).length;
	return { primaries: rows[0]?.primaries ?? 0, obeyed };
}

/** More cards than a test can save: limits of forms are per address. */
async function fiveCards(): Promise<Shopper> {
	const anna = await aShopper(checkout);
	const { id } = await aSavedCard(checkout, anna);
	await checkout.harness.api.pool.query(
		`INSERT INTO customer_payment_method (tenant_id, customer_id, attempt_id, method_key, provider,
			provider_ref, brand, last_digits, expiry_month, expiry_year, saved_at)
		SELECT tenant_id, customer_id, gen_random_uuid(), method_key, provider,
			gen_random_uuid()::text, brand, to_char(n, 'FM0000'), 1, 2040, now()
		FROM customer_payment_method, generate_series(1, 4) AS n WHERE method_id = $1`,
		[id],
	);
	return anna;
}

describe('parallel choices of the primary method', () => {
	it('I-38 API-41 leave exactly one, and each of them was obeyed', async () => {
		const anna = await fiveCards();
		expect(await chooseAtOnce(anna)).toEqual({ primaries: 1, obeyed: 5 });
	});
});

describe('control', () => {
	it('without the lock and the index they leave several', async () => {
		await checkout.harness.api.query('DROP INDEX payment_method_one_primary', []);
		const race = async () => {
			const anna = await fiveCards();
			return (await withoutGuards(['method-lock'], () => chooseAtOnce(anna))).primaries;
		};
		expect(await mostOf(race, { rounds: 6 })).toBeGreaterThan(1);
	});
});
