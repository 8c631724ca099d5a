import type { Stack } from '@korb/tools/stack/stack';
import { Client, type QueryResultRow } from 'pg';

/** Prepares or reads what no page shows, as the owner of the database. */
export async function query<Row extends QueryResultRow>(
	stack: Stack,
	text: string,
	values: unknown[],
): Promise<Row[]> {
	const client = new Client(stack.postgres.url);
	await client.connect();
	try {
		const { rows } = await client.query<Row>(text, values);
		return rows;
	} finally {
		await client.end();
	}
}
