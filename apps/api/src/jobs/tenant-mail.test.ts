import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '@korb/testing/mail-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pool } from '../db/connection/pool.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { createMailer } from '../mail/mailer.ts';
import { createShop } from '../modules/tenant-life/index.ts';
import {
	createTenantSecrets,
	removeSecret,
	setSecret,
	type TenantSecrets,
} from '../modules/tenant-secrets/index.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { asRole, cloneDatabase, TEST_SECRET_KEYS, testPool } from '../testing.ts';

const tenants = ['almwerk', 'backhaus', 'shared'] as const;
type TenantId = (typeof tenants)[number];

let url: string;
let drop: () => Promise<void>;
let pool: Pool;
let db: Database;
let secrets: TenantSecrets;
let servers: Record<TenantId, MailServer>;
beforeAll(async () => {
	({ url, drop } = await cloneDatabase());
	pool = testPool(url);
	db = createDatabase(pool);
	secrets = createTenantSecrets(db, TEST_SECRET_KEYS);
	servers = {
		almwerk: await startMailServer({ user: 'almwerk', password: 'password-of-almwerk' }),
		backhaus: await startMailServer({ user: 'backhaus', password: 'password-of-backhaus' }),
		shared: await startMailServer(),
	};
	for (const tenantId of tenants) {
		const hosts = [`${tenantId}.test`];
		const baseUrl = `https://${hosts[0]}`;
		await createShop(db, { tenantId, name: tenantId, hosts, baseUrl, email: `hi@${hosts[0]}` });
	}
	await use('almwerk', servers.almwerk.url);
	await use('backhaus', servers.backhaus.url);
});
afterAll(async () => {
	for (const server of Object.values(servers)) await server.close();
	await pool.end();
	await drop();
});

const use = (tenantId: TenantId, value: string) =>
	setSecret(db, TEST_SECRET_KEYS, { tenantId, name: 'smtp', value });

const mailOf = (tenantId: TenantId) => ({
	tenantId,
	from: { address: `hi@${tenantId}.test` },
	to: { address: 'anna@example.at' },
	subject: 'Hallo',
	text: 'Hallo!',
});

const sendersAt = ({ delivered }: MailServer) =>
	delivered.map(({ content }) => /^From: (.+)$/m.exec(content)?.[1]);

it('sends the emails of each tenant through its own account, and prints no password', async () => {
	const outbox = createOutbox(pool, () => {});
	const worker = spawn(process.execPath, [join(import.meta.dirname, '../worker.ts')], {
		env: {
			DATABASE_URL: asRole(url, 'korb_worker'),
			MAIL_URL: servers.shared.url,
			TENANT_SECRET_KEYS: TEST_SECRET_KEYS.map(({ id, key }) => `${id}:${key}`).join(','),
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [worker.stdout, worker.stderr]) {
		stream.on('data', (chunk) => (output += chunk));
	}
	try {
		await db.transaction(async (tx) => {
			for (const tenantId of tenants) await outbox.enqueue(tx, 'send-mail', mailOf(tenantId));
		});
		for (const tenantId of tenants) {
			await expect
				.poll(() => sendersAt(servers[tenantId]), { timeout: 60_000 })
				.toEqual([`hi@${tenantId}.test`]);
		}
	} finally {
		worker.kill('SIGKILL');
		await once(worker, 'exit');
		await outbox.close();
	}
	expect(output).not.toContain('password-of-');
}, 90_000);

it('logs in with the new password from the next email on, and says nothing of a wrong one', async () => {
	const { almwerk: server, shared } = servers;
	const mailer = createMailer(shared.url, secrets);
	await mailer.send(mailOf('almwerk'));
	const before = server.delivered.length;
	await use('almwerk', server.url.replace('password-of-almwerk', 'password-of-yesterday'));
	const refusal = await mailer.send(mailOf('almwerk')).catch((error: Error) => error);
	expect(String(refusal)).toContain('535');
	expect(JSON.stringify(refusal)).not.toContain('password-of-');
	expect(server.delivered).toHaveLength(before);
	await use('almwerk', server.url);
	await mailer.send(mailOf('almwerk'));
	expect(server.delivered).toHaveLength(before + 1);
	await removeSecret(db, { tenantId: 'almwerk', name: 'smtp' });
	await mailer.send(mailOf('almwerk'));
	expect(sendersAt(shared)).toContain('hi@almwerk.test');
	mailer.close();
});
