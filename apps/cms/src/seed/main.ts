import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { readEnv } from '../env.ts';
import { provision } from '../provision.ts';

/**
 * Creates the demo shops with their editors, unless there are shops already: `pnpm cms seed`. With
 * `--admin-url` it provisions and migrates the database first, because starting Payload once per
 * step takes seconds.
 */
const { values } = parseArgs({ options: { 'admin-url': { type: 'string' } } });

await seed().then(
	() => process.exit(0),
	(error: unknown) => {
		console.error(error);
		process.exit(1);
	},
);

async function seed(): Promise<void> {
	const env = readEnv();
	if (env.KORB_DEMO !== '1') {
		throw new Error('The demo accounts have public passwords: set KORB_DEMO=1.');
	}
	const adminUrl = values['admin-url'];
	if (adminUrl) await provision(adminUrl, env.CMS_DATABASE_URL);
	const { default: config } = await import('../payload.config.ts');
	const payload = await getPayload({ config });
	if (adminUrl) await payload.db.migrate();
	const { seedDemo } = await import('./seed.ts');
	const { origin, port } = new URL(env.STOREFRONT_URL);
	await seedDemo(payload, { korb: origin, greenbasket: `http://en.localhost:${port}` });
}
