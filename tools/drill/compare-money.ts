import { Client } from 'pg';
import type { StressedShop } from '../chaos/chaos-shop.ts';

type Row = { id: string; status: string; reserved: number; taken: number };

/** Payments for which the provider holds another amount than the shop has an order for. */
export async function compareMoney(shop: StressedShop): Promise<string[]> {
	const there = await read(
		shop.booksUrl,
		`SELECT payment_id AS id, status, captured_cents - refunded_cents AS taken,
			CASE status WHEN 'authorised' THEN authorised_cents ELSE 0 END AS reserved
		FROM payment_sandbox.payment`,
	);
	const here = await read(
		shop.postgresUrl,
		`SELECT payment_id AS id, status, captured_cents - refunded_cents AS taken,
			CASE status WHEN 'ordered' THEN authorised_cents ELSE 0 END AS reserved
		FROM payment_attempt WHERE payment_id IS NOT NULL`,
	);
	const known = new Map(here.map((row) => [row.id, row]));
	return there.flatMap(({ id, status, reserved, taken }) => {
		const own = known.get(id);
		const isSame = reserved === (own?.reserved ?? 0) && taken === (own?.taken ?? 0);
		const has = (row: { reserved: number; taken: number }) =>
			`${row.reserved} reserved and ${row.taken} taken`;
		const heard = own ? `${own.status}, ${has(own)}` : 'unknown';
		return isSame ? [] : [`${id}: ${status}, ${has({ reserved, taken })} there, ${heard} here`];
	});
}

async function read(url: string, text: string): Promise<Row[]> {
	const client = new Client(url);
	await client.connect();
	const { rows } = await client.query<Row>(text).finally(() => client.end());
	return rows;
}
