import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCms, type TestCms } from './testing.ts';

let cms: TestCms;
let owner: Client;
let tenant: string;

beforeAll(async () => {
	cms = await openTestCms();
	owner = new Client({ connectionString: cms.databaseUrl });
	await owner.connect();
	tenant = await createTenant('korb');
}, 120_000);

afterAll(async () => {
	await owner?.end();
	await cms?.close();
});

async function createTenant(tenantId: string): Promise<string> {
	const data = { tenantId, name: 'Korb' };
	return String((await cms.payload.create({ collection: 'tenants', data })).id);
}

const rename = (name: string) =>
	cms.payload.update({ collection: 'tenants', id: tenant, data: { name } });
const findName = async () =>
	(await cms.payload.findByID({ collection: 'tenants', id: tenant }))['name'];
const database = () => cms.payload.db as unknown as PostgresAdapter;

it('does not call a document saved whose commit failed', async () => {
	// Checked by COMMIT, as a primary that is lost at that moment fails.
	await owner.query(`
		CREATE FUNCTION cms.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
			RAISE 'refused by the commit';
		END $$;
		CREATE CONSTRAINT TRIGGER refused AFTER UPDATE ON cms.tenants
			DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cms.refuse();
	`);
	try {
		await expect(rename('Lost')).rejects.toThrow();
		await expect(findName()).resolves.toBe('Korb');
	} finally {
		await owner.query('DROP TRIGGER refused ON cms.tenants; DROP FUNCTION cms.refuse()');
	}
	await rename('Kept');
	await expect(findName()).resolves.toBe('Kept');
});

it('keeps no connection for itself', async () => {
	await Promise.all(Array.from({ length: 10 }, findName));
	const { pool } = database();
	expect(pool.idleCount).toBe(pool.totalCount);
	expect(pool.totalCount).toBeGreaterThan(0);
});

it('goes on after its connections were lost, more often than it has any', async () => {
	const { pool } = database();
	for (let round = 0; round <= (pool.options.max ?? 10); round++) {
		const id = await database().beginTransaction();
		await Promise.all([findName(), findName()]);
		await owner.query(
			'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
		);
		await expect(database().commitTransaction(id ?? '')).rejects.toThrow();
		await expect.poll(findName).toBe('Kept');
	}
	await rename('Still here');
	await expect(findName()).resolves.toBe('Still here');
});
