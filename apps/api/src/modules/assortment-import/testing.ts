import type {
	ImportLine,
	ImportLineKind,
	ImportRunDetails,
	MappingChange,
} from '@korb/contracts/admin/assortment/imports';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { createPool, jobDeadlines } from '../../db/connection/pool.ts';
import { createDatabase } from '../../db/database.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { asRole, type TestApi } from '../../testing.ts';
import { type RunDeps, runImport } from './run-import.service.ts';

/** Somebody at the back office. */
type Sender = {
	send(
		method: 'GET' | 'POST' | 'PUT',
		url: string,
		payload?: object,
		headers?: Record<string, string>,
	): Promise<LightMyRequestResponse>;
};

/** The worker, with its own role in the database. */
export function openImportWorker(api: TestApi) {
	const pool = createPool({
		url: asRole(api.url, 'korb_worker'),
		size: 4,
		deadlines: jobDeadlines,
		applicationName: 'korb-test-worker',
		onError: () => {},
	});
	const outbox = createOutbox(pool, () => {});
	const deps: RunDeps = { db: createDatabase(pool), outbox, clock: () => new Date() };
	return {
		deps,
		run: (tenantId: string, importId: number, options = {}) =>
			runImport(deps, { tenantId, importId }, options),
		async close() {
			await outbox.close();
			await pool.end();
		},
	};
}

/** One worker for all tests of a file. */
export function importWorkerFixture(of: { api: TestApi }) {
	let worker: ReturnType<typeof openImportWorker>;
	beforeAll(() => {
		worker = openImportWorker(of.api);
	});
	afterAll(() => worker.close());
	return {
		get deps() {
			return worker.deps;
		},
		run: (tenantId: string, importId: number, options = {}) =>
			worker.run(tenantId, importId, options),
	};
}

export const sendFile = (by: Sender, name: string, content: string | Buffer) =>
	by.send('POST', `/admin/imports?name=${encodeURIComponent(name)}`, Buffer.from(content), {
		'content-type': 'application/octet-stream',
	});

export async function upload(
	by: Sender,
	name: string,
	content: string | Buffer,
): Promise<ImportRunDetails> {
	const answer = await sendFile(by, name, content);
	if (answer.statusCode !== 201) throw new Error(answer.body);
	return answer.json();
}

export const decide = (
	by: Sender,
	{ importId, version }: { importId: number; version: number },
	what: 'apply' | 'cancel' | 'roll-back' | 'discard',
	more: object = {},
) => by.send('POST', `/admin/imports/${importId}/${what}`, { version, ...more });

export const match = (
	by: Sender,
	{ importId, version, mapping, region }: ImportRunDetails,
	change: Partial<MappingChange> = {},
) => by.send('PUT', `/admin/imports/${importId}/mapping`, { version, mapping, region, ...change });

export const read = async (
	by: Sender,
	{ importId }: { importId: number },
): Promise<ImportRunDetails> => (await by.send('GET', `/admin/imports/${importId}`)).json();

export async function linesOf(
	by: Sender,
	{ importId }: { importId: number },
	kind?: ImportLineKind,
): Promise<ImportLine[]> {
	const lines: ImportLine[] = [];
	let after: number | null = 0;
	while (after !== null) {
		const query = new URLSearchParams({
			after: String(after),
			pageSize: '2',
			...(kind && { kind }),
		});
		const answer = await by.send('GET', `/admin/imports/${importId}/lines?${query}`);
		lines.push(...answer.json().lines);
		after = answer.json().next;
	}
	return lines;
}
