import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Email } from '@korb/contracts/forms/forms';
import { z } from 'zod';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { databaseEnv, readEnv } from '../env.ts';
import { createManager } from '../modules/staff/index.ts';
import { listTenants } from '../modules/tenant/index.ts';

const Creation = z.object({
	tenant: z.string().min(1),
	email: Email,
	name: z.string().trim().min(1).max(80),
});

const env = readEnv(databaseEnv);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { tenant: { type: 'string' }, email: { type: 'string' }, name: { type: 'string' } },
});
const creation = Creation.safeParse(values);
const pool = createPool({
	url: env.DATABASE_URL,
	size: 1,
	deadlines: jobDeadlines,
	applicationName: 'korb-staff',
	onError: () => {},
});
const db = createDatabase(pool);

try {
	if (positionals[0] !== 'create' || !creation.success) {
		process.stderr.write(
			'usage: pnpm staff create --tenant <id> --email <address> --name <name>\n',
		);
		process.exitCode = 2;
	} else {
		await create(creation.data);
	}
} catch (error) {
	process.stderr.write(`staff: ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	await pool.end();
}

/** The password is made here and printed once: one in the arguments would stay in the history. */
async function create({ tenant: tenantId, email, name }: z.infer<typeof Creation>): Promise<void> {
	const [tenant] = await db.snapshot((tx) => listTenants(tx, [tenantId]));
	if (!tenant) throw new Error(`there is no tenant ${tenantId}`);
	const password = randomBytes(15).toString('base64url');
	const isNew = await db.transaction((tx) =>
		createManager(tx, { tenantId, email, name, password }),
	);
	if (!isNew) throw new Error(`${email} has an account`);
	process.stdout.write(`${JSON.stringify({ email, password })}\n`);
}
