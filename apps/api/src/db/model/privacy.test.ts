import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatabase } from '@korb/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../testing.ts';

/** A table with one of these is about people, and so is a table that refers to it. */
const signs = [
	...['customer_id', 'email', 'client_key', 'person_key', 'mailbox_key', 'visit_hash'],
	...['birthdate', 'user_token', 'cart_id', 'order_number', 'stop_id', 'fields', 'answers'],
];
/** Everything that can hold more than a number, a flag or an instant. */
const types = ['text', 'text[]', 'jsonb', 'inet', 'cidr', 'date', 'bytea', 'geography(Point,4326)'];

let database: TestDatabase;
let columns: string[];
beforeAll(async () => {
	database = await cloneDatabase();
	const client = new Client(database.url);
	await client.connect();
	const { rows } = await client.query(
		`WITH RECURSIVE about_people AS (
			SELECT DISTINCT attrelid AS id FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
			WHERE attname = ANY ($1) AND relkind IN ('r', 'p') AND NOT relispartition
				AND relnamespace = 'public'::regnamespace
			UNION
			SELECT conrelid FROM pg_constraint JOIN about_people ON confrelid = id WHERE contype = 'f'
		)
		SELECT relname || '.' || attname AS column
		FROM about_people JOIN pg_class ON pg_class.oid = id JOIN pg_attribute ON attrelid = id
		WHERE attnum > 0 AND NOT attisdropped AND attname <> 'tenant_id' AND NOT relispartition
			AND format_type(atttypid, atttypmod) = ANY ($2)
		ORDER BY 1`,
		[signs, types],
	);
	columns = rows.map(({ column }) => column);
	await client.end();
});
afterAll(() => database.drop());

describe('docs/privacy.md', () => {
	it('lists every column that may hold personal data, once', async () => {
		const file = join(import.meta.dirname, '../../../../../docs/privacy.md');
		const listed = [...(await readFile(file, 'utf8')).matchAll(/^\| `(\w+)` \| (.*?) \|/gm)];
		const named = listed.flatMap(([, table, cell = '']) =>
			[...cell.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
		);
		expect(named.sort()).toEqual(columns);
	});

	it('finds tables by their columns and by their references', () => {
		expect(columns).toEqual(
			expect.arrayContaining(['customer.email', 'contact_upload.name', 'shop_order.snapshot']),
		);
	});
});
