import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentPush } from '@korb/contracts/content/content-push';
import { pushContent } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { createTestDatabase } from '@korb/testing/database';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { provision } from './provision.ts';

export const SECRET = `whsec_${Buffer.from('secret-of-the-content-tests-0001').toString('base64')}`;

export type TestCms = {
	payload: Payload;
	databaseUrl: string;
	mediaDir: string;
	close(): Promise<void>;
};

/** The CMS with its own database and role. One per test file. */
export async function openTestCms(): Promise<TestCms> {
	const database = await createTestDatabase({ template: 'korb_cms', migrate: async () => {} });
	const url = new URL(database.url);
	url.username = 'cms';
	await provision(database.url, url.href);
	const mediaDir = await mkdtemp(join(tmpdir(), 'korb-cms-'));
	vi.stubEnv('CMS_DATABASE_URL', url.href);
	vi.stubEnv('CMS_MEDIA_DIR', mediaDir);
	vi.stubEnv('PAYLOAD_LOG_LEVEL', 'error');
	const { default: config } = await import('./payload.config.ts');
	const payload = await getPayload({ config });
	payload.logger.level = 'fatal';
	await payload.db.migrate();
	return {
		payload,
		databaseUrl: url.href,
		mediaDir,
		async close() {
			await payload.destroy();
			// The test run drops the database: the adapter holds a connection that cannot be closed.
			await rm(mediaDir, { recursive: true, force: true });
		},
	};
}

export type TestAnswer = { status: number; cookie: string | null; body: Record<string, unknown> };
type RequestOptions = { token?: unknown; client?: string; language?: string };

/** Posts to the CMS as API clients and browsers do; one client per test by default. */
export async function post(
	{ payload }: Pick<TestCms, 'payload'>,
	path: string,
	data: object = {},
	{ token, client = '192.0.2.1', language = 'de' }: RequestOptions = {},
): Promise<TestAnswer> {
	const request = new Request(`http://localhost/api${path}`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'accept-language': language,
			'x-forwarded-for': client,
			...(token ? { authorization: `JWT ${token}` } : {}),
		},
		body: JSON.stringify(data),
	});
	const answer = await handleEndpoints({ config: payload.config, request });
	const cookie = answer.headers.get('set-cookie');
	return { status: answer.status, cookie, body: await answer.json() };
}

export type TestShop = {
	url: string;
	/** Everything received with a valid signature, in order. */
	received: ContentPush[];
	/** The status for the next pushes; 200 by default. */
	answer: (push: ContentPush) => number;
	/** Responses to editors' queries; unavailable by default. */
	reply: (path: string, body: Record<string, unknown>) => object | null;
	of(kind: ContentPush['kind'], key: string): ContentPush[];
	stop(): Promise<void>;
	start(): Promise<void>;
};

/** A shop that validates signature and contract like the real one. */
export async function openTestShop(): Promise<TestShop> {
	const webhook = new Webhook(SECRET);
	const shop: TestShop = {
		url: '',
		received: [],
		answer: () => 200,
		reply: () => null,
		of: (kind, key) => shop.received.filter((push) => push.kind === kind && push.key === key),
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
		start: () =>
			new Promise((resolve) => {
				server.listen(Number(new URL(shop.url).port), '127.0.0.1', resolve);
			}),
	};
	const server: Server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const body = Buffer.concat(chunks).toString('utf8');
		try {
			webhook.verify(body, request.headers as Record<string, string>);
		} catch {
			response.writeHead(401).end();
			return;
		}
		if (request.url !== toPath(pushContent)) {
			const answer = shop.reply(request.url ?? '', JSON.parse(body));
			response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' });
			response.end(JSON.stringify(answer));
			return;
		}
		const parsed = ContentPush.safeParse(JSON.parse(body));
		const status = parsed.success ? shop.answer(parsed.data) : 422;
		if (parsed.success && status === 200) shop.received.push(parsed.data);
		response.writeHead(status, { 'content-type': 'application/json' }).end('{"applied":true}');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return shop;
}
