import { Client } from 'pg';

/** Every customer has two gift cards, one of which is soon used up. */
export async function handOutGiftCards(url: string): Promise<void> {
	const client = new Client(url);
	await client.connect();
	try {
		await client.query(
			`WITH wanted AS (
				SELECT tenant_id, customer_id, gen_random_uuid() AS gift_card_id, amount, year
				FROM customer CROSS JOIN (VALUES (2500, 2030), (50000, 2056)) AS card (amount, year)
			), card AS (
				INSERT INTO gift_card (tenant_id, gift_card_id, code_hash, last_characters, expires_on)
				SELECT tenant_id, gift_card_id, sha256(gift_card_id::text::bytea), '0000',
					make_date(year, 12, 31)
				FROM wanted
			), entry AS (
				INSERT INTO gift_card_entry
					(tenant_id, gift_card_id, type, amount_cents, transaction_id)
				SELECT tenant_id, gift_card_id, 'issue', amount, 'chaos/' || gift_card_id FROM wanted
				RETURNING gift_card_id, entry_id
			)
			INSERT INTO wallet_card
				(tenant_id, gift_card_id, customer_id, added_cents, added_after_entry)
			SELECT tenant_id, gift_card_id, customer_id, amount, entry_id
			FROM wanted JOIN entry USING (gift_card_id)`,
		);
	} finally {
		await client.end();
	}
}
