import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@korb/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPool } from '../../testing.ts';
import type { Pool } from '../connection/pool.ts';
import { migrate } from './migrate.ts';
import { resetDatabase } from './reset.ts';

let url: string;
let drop: () => Promise<void>;
let pool: Pool;
beforeAll(async () => {
	({ url, drop } = await createTestDatabase({ template: 'korb_empty', migrate: async () => {} }));
	pool = testPool(url);
});
afterAll(async () => {
	await pool.end();
	await drop();
});

describe('migrate', () => {
	it('applies every file once, even with three concurrent runs', async () => {
		const lines: string[] = [];
		await Promise.all([1, 2, 3].map(() => migrate(url, (line) => lines.push(line))));
		const files = await readdir(join(import.meta.dirname, '../../../migrations'));
		expect(lines).toEqual(files.toSorted().map((name) => `applied ${name}`));
		await migrate(url, (line) => lines.push(line));
		expect(lines).toHaveLength(files.length);
	});

	it('provides the extensions and the job queue', async () => {
		const { rows } = await pool.query(
			"SELECT extname FROM pg_extension WHERE extname IN ('postgis', 'pg_trgm', 'unaccent')",
		);
		expect(rows).toHaveLength(3);
		const queue = await pool.query(
			"SELECT heartbeat_seconds FROM pgboss.queue WHERE name = 'purge-edge'",
		);
		expect(queue.rows).toEqual([{ heartbeat_seconds: 10 }]);
	});

	it('rejects a file that was changed after it was applied', async () => {
		const change =
			"UPDATE migration SET checksum = $1 WHERE name = '0002-content.sql' RETURNING checksum";
		const { rows } = await pool.query(
			"SELECT checksum FROM migration WHERE name = '0002-content.sql'",
		);
		await pool.query(change, ['another']);
		await expect(migrate(url)).rejects.toThrow('0002-content.sql was changed');
		await pool.query(change, [rows[0].checksum]);
		await migrate(url);
	});

	it('bumps the version of a tenant with every change, including its hosts, and never reuses one', async () => {
		const versions: number[] = [];
		const note = async (statement: string) => {
			await pool.query(statement);
			const { rows } = await pool.query("SELECT version FROM tenant WHERE tenant_id = 'laden'");
			versions.push(rows[0].version);
		};
		await note(`INSERT INTO tenant (tenant_id, config) VALUES ('laden', '{}')`);
		await note(`UPDATE tenant SET config = '{"a":1}' WHERE tenant_id = 'laden'`);
		await note(`INSERT INTO tenant_host VALUES ('laden.test', 'laden')`);
		await note(`DELETE FROM tenant_host WHERE host = 'laden.test'`);
		await pool.query("DELETE FROM tenant WHERE tenant_id = 'laden'");
		await note(`INSERT INTO tenant (tenant_id, config, version) VALUES ('laden', '{}', 1)`);
		expect(new Set(versions).size).toBe(5);
		expect(versions.toSorted((a, b) => a - b)).toEqual(versions);
	});
});

describe('reset', () => {
	it('empties a Korb database', async () => {
		await resetDatabase(url, { isProduction: false });
		const { rows } = await pool.query(
			"SELECT FROM pg_tables WHERE schemaname IN ('public', 'pgboss')",
		);
		expect(rows).toEqual([]);
	});

	it('rejects production, remote hosts, other database names and foreign tables', async () => {
		await expect(resetDatabase(url, { isProduction: true })).rejects.toThrow('production');
		const renamed = new URL(url);
		renamed.pathname = '/postgres';
		await expect(resetDatabase(renamed.href, { isProduction: false })).rejects.toThrow('not korb');
		await pool.query('CREATE TABLE somebody_elses (id int)');
		await expect(resetDatabase(url, { isProduction: false })).rejects.toThrow('not from our');
		const { rows } = await pool.query("SELECT to_regclass('somebody_elses') AS name");
		expect(rows[0].name).toBe('somebody_elses');
	});
});
