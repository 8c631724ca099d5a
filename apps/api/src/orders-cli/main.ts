import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { OrderEvent } from '@korb/contracts/order/order-notices';
import { instantAt } from '@korb/domain/time/zone';
import type { Tenant } from '../context.ts';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { databaseEnv, readEnv } from '../env.ts';
import {
	deleteWebhook,
	insertWebhook,
	listWebhooks,
	newWebhookSecret,
} from '../modules/notification/index.ts';
import { listTenants, toTenant } from '../modules/tenant/index.ts';
import { exportOrders } from './export-orders.ts';

const env = readEnv(databaseEnv);
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		tenant: { type: 'string' },
		from: { type: 'string', default: '2000-01-01' },
		to: { type: 'string', default: '3000-01-01' },
		url: { type: 'string', default: '' },
		types: { type: 'string', default: '' },
		id: { type: 'string', default: '' },
	},
});
const pool = createPool({
	url: env.DATABASE_URL,
	size: 2,
	deadlines: jobDeadlines,
	applicationName: 'korb-orders',
	onError: () => {},
});
const db = createDatabase(pool);

const commands: Record<string, (tenant: Tenant) => Promise<void>> = {
	export: async (tenant) => {
		const { timeZone } = tenant.config.clientRuntimeConfig;
		const midnight = (day: string) => instantAt(day, '00:00', timeZone);
		const range = { from: midnight(values.from), to: midnight(values.to) };
		for await (const order of exportOrders(db, tenant.id, range)) await print(order);
	},
	'webhooks list': async (tenant) => {
		for (const hook of await db.snapshot((tx) => listWebhooks(tx, tenant.id))) await print(hook);
	},
	'webhooks add': async (tenant) => {
		const url = new URL(values.url).href;
		const types = values.types.split(',').filter(Boolean);
		for (const type of types) OrderEvent.shape.type.parse(type);
		const secret = newWebhookSecret();
		const id = await db.transaction((tx) => insertWebhook(tx, tenant.id, { url, secret, types }));
		await print({ id, secret });
	},
	'webhooks remove': async (tenant) => {
		const isGone = await db.transaction((tx) => deleteWebhook(tx, tenant.id, values.id));
		if (!isGone) throw new Error(`there is no webhook ${values.id}`);
	},
};

try {
	const run = commands[positionals.join(' ')];
	if (!run || !values.tenant) {
		process.stderr.write(
			'usage: pnpm orders export --tenant <id> [--from <day>] [--to <day, not included>]\n' +
				'       pnpm orders webhooks list --tenant <id>\n' +
				'       pnpm orders webhooks add --tenant <id> --url <address> [--types order.placed,…]\n' +
				'       pnpm orders webhooks remove --tenant <id> --id <id>\n',
		);
		process.exitCode = 2;
	} else {
		await run(await getTenant(values.tenant));
	}
} catch (error) {
	process.stderr.write(`orders: ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	await pool.end();
}

async function getTenant(id: string): Promise<Tenant> {
	const [row] = await db.snapshot((tx) => listTenants(tx, [id]));
	if (!row) throw new Error(`there is no tenant ${id}`);
	return toTenant(row);
}

/** Respects backpressure. */
async function print(value: object): Promise<void> {
	if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain');
}
