import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { databaseEnv, readEnv, tenantSecretsEnv } from '../env.ts';
import { closeShop, createShop, listShops } from '../modules/tenant-life/index.ts';
import {
	listSecrets,
	removeSecret,
	rotateSecrets,
	SecretName,
	setSecret,
} from '../modules/tenant-secrets/index.ts';
import { createOutbox } from '../outbox/outbox.ts';

const env = readEnv(databaseEnv);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		name: { type: 'string', default: '' },
		host: { type: 'string', multiple: true, default: [] },
		url: { type: 'string', default: '' },
		email: { type: 'string', default: '' },
		config: { type: 'string', default: '{}' },
	},
});
const [command = '', tenantId = ''] = positionals;
const pool = createPool({
	url: env.DATABASE_URL,
	size: 2,
	deadlines: jobDeadlines,
	applicationName: 'korb-tenants',
	onError: () => {},
});
const db = createDatabase(pool);
const outbox = createOutbox(pool, () => {});

const commands: Record<string, () => Promise<void>> = {
	list: async () => {
		for (const shop of await db.snapshot(listShops)) print(shop);
	},
	create: async () => {
		const { name, host: hosts, url, email, config } = values;
		if (!tenantId || hosts.length === 0) return usage();
		const shop = { tenantId, name, hosts, baseUrl: url || `https://${hosts[0]}`, email };
		await createShop(db, shop, JSON.parse(config));
		print({ created: tenantId });
	},
	close: async () => {
		if (!tenantId) return usage();
		await closeShop(db, outbox, tenantId);
		print({ closed: tenantId });
	},
	secret: async () => {
		const [, action = '', tenant = '', name = ''] = positionals;
		await (secretCommands[action] ?? usage)(tenant, name);
	},
};

type SecretCommand = (tenantId: string, name: string) => Promise<void>;

/** Secrets are read from standard input: arguments are visible to everybody on the machine. */
const secretCommands: Record<string, SecretCommand> = {
	set: async (tenantId, given) => {
		const { TENANT_SECRET_KEYS: keys } = readEnv(tenantSecretsEnv);
		const name = SecretName.parse(given);
		const value = (await text(process.stdin)).replace(/\r?\n$/, '');
		const isTestMoneyAllowed = env.NODE_ENV !== 'production' || env.KORB_DEMO === '1';
		await setSecret(db, keys, { tenantId, name, value }, { isTestMoneyAllowed });
		print({ set: name, tenantId });
	},
	list: async (tenantId) => {
		for (const secret of await db.snapshot((tx) => listSecrets(tx, tenantId))) print(secret);
	},
	remove: async (tenantId, given) => {
		const name = SecretName.parse(given);
		await removeSecret(db, { tenantId, name });
		print({ removed: name, tenantId });
	},
	rotate: async () => {
		const { TENANT_SECRET_KEYS: keys } = readEnv(tenantSecretsEnv);
		print({ rotated: await rotateSecrets(db, keys), key: keys[0].id });
	},
};

try {
	await (commands[command] ?? usage)();
} catch (error) {
	process.stderr.write(`tenants: ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	await outbox.close();
	await pool.end();
}

async function usage(): Promise<void> {
	process.stderr.write(
		'usage: pnpm tenants list\n' +
			'       pnpm tenants create <id> --name <name> --host <host> … --email <address>\n' +
			'                           [--url <public URL>] [--config <JSON of clientRuntimeConfig>]\n' +
			'       pnpm tenants close <id>\n' +
			'       pnpm tenants secret set <id> payment|picking|smtp < file\n' +
			'       pnpm tenants secret list <id> | remove <id> <name> | rotate\n',
	);
	process.exitCode = 2;
}

function print(value: object): void {
	process.stdout.write(`${JSON.stringify(value)}\n`);
}
