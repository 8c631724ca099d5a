import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { repoRoot } from '../infrastructure/paths.ts';
import { postgresUrl } from '../infrastructure/postgres.ts';
import { type AppSettings, appEnv } from './apps.ts';

const demoTenants = ['korb', 'greenbasket'];

/** Runs the regular catalogue import for demo tenants without products. */
export async function fillListings(settings: AppSettings): Promise<void> {
	const bare = await findTenantsWithoutListings(settings.ports.postgres);
	await Promise.all(bare.map((tenant) => importDemo(tenant, settings)));
}

async function importDemo(tenant: string, settings: AppSettings): Promise<void> {
	const generator = spawn(
		process.execPath,
		[join(repoRoot, 'tools/demo/catalogue/main.ts'), '--tenant', tenant],
		{ stdio: ['ignore', 'pipe', 'ignore'] },
	);
	const importer = spawn(
		process.execPath,
		['src/catalogue-cli/main.ts', 'import', '-', '--tenant', tenant],
		{
			cwd: join(repoRoot, 'apps/api'),
			env: appEnv('api', settings),
			stdio: [generator.stdout, 'ignore', 'inherit'],
		},
	);
	const [code] = await once(importer, 'close');
	if (code !== 0) throw new Error(`The demo assortment of ${tenant} could not be imported.`);
}

async function findTenantsWithoutListings(port: number): Promise<string[]> {
	const client = new Client(postgresUrl(port));
	await client.connect();
	try {
		const { rows } = await client.query<{ tenant_id: string }>(
			`SELECT tenant_id FROM tenant
			  WHERE tenant_id = ANY($1)
			    AND NOT EXISTS (SELECT FROM product WHERE product.tenant_id = tenant.tenant_id)`,
			[demoTenants],
		);
		return rows.map((row) => row.tenant_id);
	} finally {
		await client.end();
	}
}
