import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { listBrands, listProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { postContact } from '@korb/contracts/forms/forms-paths';
import { listStores } from '@korb/contracts/fulfilment/fulfilment-paths';
import { getCsrf, postLog } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { XSRF_COOKIE, XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { Webhook } from 'standardwebhooks';
import { repoRoot } from '../infrastructure/paths.ts';
import { contactForm } from './contact-form.ts';
import {
	type FuzzRequest,
	fuzzRequest,
	type Operation,
	type Surroundings,
} from './fuzz-request.ts';
import { canaryTexts, type Schema } from './valid-values.ts';

const CLIENTS = 8;
const TIMEOUT_MS = 30_000;

export type FuzzTarget = {
	port: number;
	/** The host of the shop under test. */
	host: string;
	secrets: { content: string; picking: string; till: string; payments: string };
	/** Everything the API has logged so far. */
	readLog(): string;
};
type Failure = Pick<FuzzRequest, 'operation' | 'twist' | 'path'> & {
	number: number;
	answer: string;
};
type FuzzReport = {
	requests: number;
	operations: number;
	/** Share of requests that passed every guard and schema. */
	reachedHandler: number;
	statuses: Record<string, number>;
	/** Requests with a 5xx response other than 503, or none at all. */
	failures: Failure[];
	/** Number of 503 responses by operation. */
	unavailable: Record<string, number>;
	/** Personal data found in the log. */
	leaks: string[];
};

/** Sends slightly to badly malformed requests to every operation of the OpenAPI document. */
export async function fuzz(
	target: FuzzTarget,
	{ requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
	const { operations, schemas } = readDocument();
	const browser = createBrowser(target);
	await browser.send('GET', toPath(getCsrf), {}, null);
	const surroundings = { schemas, known: await findKnown(browser) };
	const report: FuzzReport = {
		...{ requests, operations: operations.length, reachedHandler: 0 },
		...{ statuses: {}, failures: [], unavailable: {}, leaks: [] },
	};
	let reached = 0;
	let next = 0;
	const work = async () => {
		while (next < requests) {
			const number = next++;
			const operation = operations[number % operations.length] as Operation;
			const request = dressed(operation, { seed, number }, surroundings);
			const headers = { ...signatureOf(request, target), ...request.headers };
			const { status, body } = await browser.send(
				request.method,
				request.path,
				headers,
				request.body,
			);
			report.statuses[status] = (report.statuses[status] ?? 0) + 1;
			if (didReachHandler(status, body)) reached++;
			if (status === 503) {
				report.unavailable[request.operation] = (report.unavailable[request.operation] ?? 0) + 1;
			} else if (status >= 500 || status === 0) {
				const { operation: name, twist, path } = request;
				report.failures.push({ number, operation: name, twist, path, answer: body.slice(0, 200) });
			}
		}
	};
	await Promise.all(Array.from({ length: CLIENTS }, work));
	browser.close();
	const log = target.readLog();
	report.leaks = canaryTexts.filter((text) => log.includes(text));
	report.reachedHandler = Math.round((reached / requests) * 1000) / 1000;
	return report;
}

function readDocument() {
	const text = readFileSync(join(repoRoot, 'apps/api/openapi.json'), 'utf8');
	const document = JSON.parse(text) as {
		paths: Record<string, Record<string, DocumentedOperation>>;
		components: { schemas: Record<string, Schema> };
	};
	const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
			...{ method: method.toUpperCase(), path, parameters },
			body: requestBody?.content['application/json']?.schema ?? null,
		})),
	);
	return { operations, schemas: document.components.schemas };
}

type DocumentedOperation = {
	parameters?: Operation['parameters'];
	requestBody?: { content: Record<string, { schema: Schema }> };
};

/** Covers what the document lacks: file uploads, and client logs that are recorded on purpose. */
function dressed(
	operation: Operation,
	throwOf: { seed: number; number: number },
	surroundings: Surroundings,
): FuzzRequest {
	if (operation.path === toPath(postLog)) {
		const known = { ...surroundings.known, message: ['Hydration failed'] };
		return fuzzRequest(operation, throwOf, { ...surroundings, known });
	}
	const request = fuzzRequest(operation, throwOf, surroundings);
	return operation.path === toPath(postContact) ? contactForm(request, throwOf) : request;
}

function signatureOf({ path, body }: FuzzRequest, { secrets }: FuzzTarget) {
	const secret = path.startsWith('/internal/content')
		? secrets.content
		: path.startsWith('/internal/gift-cards')
			? secrets.till
			: path.startsWith('/internal/')
				? secrets.picking
				: secrets.payments;
	if (!/^\/(?:internal|api\/payment-events)\//.test(path)) return {};
	const webhook = secret.startsWith('whsec_')
		? new Webhook(secret)
		: new Webhook(secret, { format: 'raw' });
	const id = crypto.randomUUID();
	const now = new Date();
	return {
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
		'webhook-signature': webhook.sign(id, now, body ?? ''),
	};
}

const guards = new Set([
	...['bad_request', 'csrf_refused', 'signature_refused', 'payload_too_large', 'too_many_requests'],
	...['unsupported_media_type', 'unknown_host', 'method_not_allowed'],
]);

function didReachHandler(status: number, body: string): boolean {
	if (status === 0 || status === 431) return false;
	if (status < 400) return true;
	const problem = parsed(body);
	if (problem?.errorCode === 'not_found') return problem.message !== 'There is no such address.';
	return !guards.has(problem?.errorCode ?? '');
}

function parsed(body: string): { errorCode?: string; message?: string } | null {
	try {
		return JSON.parse(body);
	} catch {
		return null;
	}
}

type Browser = ReturnType<typeof createBrowser>;

/** Stores cookies and sends the CSRF headers, unless the request overrides them. */
function createBrowser({ port, host }: FuzzTarget) {
	const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
	const cookies = new Map<string, string>();
	const send = (
		method: string,
		path: string,
		headers: Record<string, string>,
		body: string | null,
	): Promise<{ status: number; body: string }> =>
		new Promise((resolve) => {
			const own = {
				...{ host, 'sec-fetch-site': 'same-origin', [XSRF_HEADER]: cookies.get(XSRF_COOKIE) ?? '' },
				cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
			};
			const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
			const call = request(
				{ port, agent, method, path, host: '127.0.0.1', timeout: TIMEOUT_MS },
				(answer) => {
					let text = '';
					answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
					answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
					answer.once('error', (error) => resolve({ status: 0, body: String(error) }));
					for (const cookie of answer.headers['set-cookie'] ?? []) {
						const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
						if (/^[\w-]+$/.test(name) && value) cookies.set(name, value);
					}
				},
			);
			call.once('timeout', () => call.destroy(new Error('request timed out')));
			// A server may close the connection on a body it will not read. That is not a failure.
			call.once('error', (error: NodeJS.ErrnoException) => {
				const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
				resolve({ status: isClosed ? 499 : 0, body: String(error) });
			});
			for (const [name, value] of Object.entries({ ...own, ...headers, ...length })) {
				call.setHeader(name, value);
			}
			call.end(body ?? undefined);
		});
	return { send, close: () => agent.destroy() };
}

/** Existing ids and slugs, so that not every request ends at the first lookup. */
async function findKnown(browser: Browser): Promise<Record<string, string[]>> {
	const list = async (path: string) => {
		const { body } = await browser.send('GET', path, {}, null);
		const answer = parsed(body) as { results?: Record<string, unknown>[] } | null;
		return answer?.results ?? [];
	};
	const named = (rows: Record<string, unknown>[], name: string) =>
		rows.flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : []));
	const products = await list(toPath(listProducts, { query: { pageSize: 24 } }));
	const brands = await list(toPath(listBrands));
	const stores = await list(toPath(listStores));
	const storeIds = named(stores, 'storeId').concat(named(stores, 'id'));
	return {
		...{
			sku: named(products, 'sku'),
			skus: named(products, 'sku'),
			term: ['milch', 'apfel', 'brot'],
		},
		...{ slug: [...named(products, 'slug'), ...named(brands, 'slug')], region: ['default', 'vie'] },
		...{ storeId: storeIds, appointableId: storeIds, provider: ['sandbox'], type: ['products'] },
		...{ brand: named(brands, 'slug'), returnTo: ['/', '/warenkorb'], tenantId: ['korb'] },
	};
}
