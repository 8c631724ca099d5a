import { createTestDatabase } from '@korb/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { names, renaming } from './renamed-column.ts';

let client: Client;

beforeAll(async () => {
	const database = await createTestDatabase({ template: 'korb_rename', migrate: async () => {} });
	client = new Client(database.url);
	await client.connect();
	await client.query(
		`CREATE TABLE cart (tenant_id text, cart_id int, ${names.now} boolean NOT NULL DEFAULT false,
			PRIMARY KEY (tenant_id, cart_id))`,
	);
	await client.query("INSERT INTO cart VALUES ('korb', 1, true), ('korb', 2, false)");
});
afterAll(() => client?.end());

const write = (id: number, column: string, value: boolean) =>
	client.query(
		`INSERT INTO cart (tenant_id, cart_id, ${column}) VALUES ('korb', $1, $2)
		ON CONFLICT (tenant_id, cart_id) DO UPDATE SET ${column} = $2`,
		[id, value],
	);
const read = async (column: string) =>
	(await client.query(`SELECT ${column} AS value FROM cart ORDER BY cart_id`)).rows.map(
		({ value }) => value,
	);

it.each([
	['there', names.now, names.next],
	['and back', names.next, names.now],
])('renames a column %s while both names are written', async (_, from, to) => {
	const before = await read(from);
	const { expand, fill, require, validate, contract } = renaming(from, to);
	await client.query(expand);
	// Old processes, before the rows that exist were filled in.
	await write(1, from, false);
	while ((await client.query(fill)).rowCount);
	for (const migration of [require, validate]) await client.query(migration);
	expect(await read(to)).toEqual([false, ...before.slice(1)]);

	// Side by side: each name shows what was written by the other.
	await write(1, to, true);
	await write(2, from, true);
	await write(3, from, true);
	await write(4, to, true);
	expect(await read(from)).toEqual([true, true, true, true]);
	expect(await read(to)).toEqual([true, true, true, true]);
	await write(3, to, false);
	await write(4, from, false);
	expect(await read(from)).toEqual(await read(to));
	// A process that leaves it out.
	await client.query("INSERT INTO cart (tenant_id, cart_id) VALUES ('korb', 5)");
	expect((await read(to))[4]).toBe(false);

	await client.query(contract);
	expect(await read(to)).toEqual([true, true, false, false, false]);
	await expect(read(from)).rejects.toThrow('does not exist');
	await client.query("INSERT INTO cart VALUES ('korb', 6)");
	expect((await read(to))[5]).toBe(false);
	await client.query('DELETE FROM cart WHERE cart_id > 2');
});
