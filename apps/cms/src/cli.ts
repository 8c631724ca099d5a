import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { readEnv } from './env.ts';
import { provision } from './provision.ts';

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { 'admin-url': { type: 'string' }, password: { type: 'string' } },
});
const [command, argument] = positionals;

const commands: Record<string, () => Promise<void>> = {
	/** Once per database, as its owner: `pnpm cms provision --admin-url postgres://…` */
	provision: () => provision(values['admin-url'] ?? '', readEnv().CMS_DATABASE_URL),
	migrate,
	/** Creates the first administrator: `pnpm cms admin someone@example.org` */
	admin: async () => {
		if (!argument?.includes('@')) throw new Error('usage: pnpm cms admin <e-mail> [--password …]');
		const password = values.password ?? randomBytes(12).toString('base64url');
		const payload = await open();
		const data = { email: argument, password, role: 'admin' };
		await payload.create({ collection: 'users', data });
		if (!values.password) console.log(`password: ${password}`);
	},
};

/** For the last administrator after losing their phone; others are reset in the admin. */
commands['reset-second-factor'] = async () => {
	const { removeSecondFactor } = await import('./auth/second-factor.ts');
	const payload = await open();
	const where = { email: { equals: argument ?? '' } };
	const { docs } = await payload.find({ collection: 'users', where, limit: 1 });
	if (!docs[0]) throw new Error('usage: pnpm cms reset-second-factor <e-mail>');
	await removeSecondFactor(payload, String(docs[0].id));
};

const run = commands[command ?? ''];
if (!run) {
	console.error(`usage: pnpm cms ${Object.keys(commands).join(' | ')}`);
	process.exit(2);
}
await run().then(
	() => process.exit(0),
	(error: unknown) => {
		console.error(error);
		process.exit(1);
	},
);

async function migrate(): Promise<void> {
	const payload = await open();
	await payload.db.migrate();
}

async function open() {
	const { default: config } = await import('./payload.config.ts');
	return getPayload({ config });
}
