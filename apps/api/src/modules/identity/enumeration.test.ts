import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { aShop, type Shop, type Visitor } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { median, type Pair, signedRankScore } from './rank-test.testing.ts';
import { form } from './testing.ts';

/** Calls per endpoint for known and as many for unknown addresses; five endpoints make 2,500. */
const CALLS = 250;
const WARM_UP = 10;
/** On a busy machine the median of one series scatters by more than it may differ: it goes on then. */
const MOST_SERIES = 4;
/** The two must not be told apart: see `signedRankScore`; and the median pair differs by less than 10 %. */
const MOST_SCORE = 3.9;
const MOST_DIFFERENCE = 0.1;

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let visitor: Visitor<LightMyRequestResponse>;
beforeAll(async () => {
	api = await startTestApi();
	shop = await aShop().openIn(api);
	visitor = await shop.visit();
	await api.pool.query(
		`WITH known AS (
			INSERT INTO customer (tenant_id, email, first_name, last_name)
			SELECT $1, 'known-' || number || '@korb.example', 'Anna', 'Berger'
			FROM generate_series(0, $2::int - 1) AS number
			RETURNING tenant_id, customer_id
		)
		INSERT INTO customer_credential (tenant_id, customer_id, password_hash)
		SELECT tenant_id, customer_id, $3 FROM known`,
		[shop.tenantId, MOST_SERIES * CALLS + WARM_UP, await hashPassword(form.password)],
	);
	await api.pool.query('ANALYZE customer, customer_credential');
});
afterAll(() => api.close());

let calls = 0;
/** From a new address each time, so that no limit answers in place of the endpoint. */
function send(url: string, payload: object): Promise<LightMyRequestResponse> {
	calls++;
	return shop.send({
		method: 'POST',
		url,
		payload,
		cookies: visitor.cookies,
		headers: { 'sec-fetch-site': 'same-origin', [XSRF_HEADER]: visitor.token },
		remoteAddress: `10.${calls >> 8}.${calls & 255}.1`,
	});
}

/** Everything an attacker can see, but for the request's own id and time. */
function visible({ statusCode, headers, body, cookies }: LightMyRequestResponse): string {
	const { date: _date, 'x-request-id': _id, 'set-cookie': _cookies, ...rest } = headers;
	const names = cookies.map(({ name }) => name);
	const text = body.replace(/"requestId":"[^"]*"/, '');
	return JSON.stringify({ statusCode, rest, names, text });
}

const endpoints: [string, number, (email: string) => Promise<LightMyRequestResponse>][] = [
	['login', 403, (email) => send('/api/auth/login', { email, password: 'paradeiser' })],
	['registration', 202, (email) => send('/api/customers', { ...form, email })],
	['confirmation link', 202, (email) => send('/api/customers/confirm/link', { email })],
	['password reset', 202, (email) => send('/api/auth/password-reset', { email })],
	['code', 202, (email) => send('/api/auth/code', { email })],
];

describe('an address with an account cannot be told from one without', () => {
	// Side by side, which takes half as long: what one endpoint costs another does not depend on
	// which of its two addresses is asked for first.
	it.concurrent.each(endpoints)(
		'API-23 API-25 at %s',
		async (_name, status, call) => {
			const pairs: Pair[] = [];
			const answers = new Set<string>();
			const timeOf = async (kind: string, index: number) => {
				const start = performance.now();
				const answer = await call(`${kind}-${index}@korb.example`);
				const time = performance.now() - start;
				expect(answer.statusCode).toBe(status);
				answers.add(visible(answer).replaceAll(kind, ''));
				return time;
			};
			let index = 0;
			const takePair = async (): Promise<Pair> => {
				const isKnownFirst = Math.random() < 0.5;
				const first = await timeOf(isKnownFirst ? 'known' : 'unknown', index);
				const second = await timeOf(isKnownFirst ? 'unknown' : 'known', index++);
				return isKnownFirst ? [first, second] : [second, first];
			};
			while (index < WARM_UP) await takePair();
			do {
				for (let call = 0; call < CALLS; call++) pairs.push(await takePair());
			} while (differenceOf(pairs) >= MOST_DIFFERENCE && pairs.length < MOST_SERIES * CALLS);
			expect([...answers]).toHaveLength(1);
			expect(Math.abs(signedRankScore(pairs))).toBeLessThan(MOST_SCORE);
			expect(differenceOf(pairs)).toBeLessThan(MOST_DIFFERENCE);
		},
		300_000,
	);

	it('control: a difference of a tenth would be noticed', () => {
		const noise = () => 30 + Math.random() * 10;
		const pairs = Array.from({ length: CALLS }, (): Pair => [noise(), noise() * 1.1]);
		expect(Math.abs(signedRankScore(pairs))).toBeGreaterThan(MOST_SCORE);
	});
});

function differenceOf(pairs: Pair[]): number {
	return Math.abs(median(pairs.map(([known, unknown]) => known / unknown)) - 1);
}
