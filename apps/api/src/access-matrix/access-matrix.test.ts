import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeCartItem } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { aShop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openOrderHarness } from '../checkout-harness/order-harness.ts';
import { Browser } from '../modules/identity/testing.ts';
import { aPerson, nextAddress, type Person, type TestShop } from './people.testing.ts';
import type { Rule, World } from './rule.testing.ts';
import { rules } from './rules.testing.ts';

const document = JSON.parse(
	readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, unknown>> };
const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
	Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

const harness = openOrderHarness();
const withoutJoe = openOrderHarness({ featureJoe: false });
const foreignShops = new Map<object, TestShop>();

type Actor = 'nobody' | 'other' | 'foreign' | 'owner';
type Answers = Record<Actor, LightMyRequestResponse>;

it('every endpoint has a rule, and every rule an endpoint', () => {
	expect(endpoints.filter((endpoint) => !rules[endpoint])).toEqual([]);
	expect(Object.keys(rules).filter((endpoint) => !endpoints.includes(endpoint))).toEqual([]);
});

/** The owner comes last: what they do may end their session. */
async function callAsAll(endpoint: string, rule: Rule) {
	const { api, shop } = rule.isWithoutJoe ? withoutJoe : harness;
	const foreignShop = foreignShops.get(api) ?? (await aShop().openIn(api));
	foreignShops.set(api, foreignShop);
	const owner = await aPerson(api, shop);
	const other = await aPerson(api, shop);
	// Signed in at the other shop, and sends that session here.
	const foreign = await aPerson(api, foreignShop, shop);
	const world: World = { api, shop, owner };
	const cartId = rule.kind === 'cookie' ? await fillCart(owner) : null;
	const params = { ...(await somethingOf(world)), ...(await rule.params?.(world)) };
	const send = (browser: Browser) => {
		const [method = '', path = ''] = endpoint.split(' ');
		const url = path.replace(/\{(.+?)\}/g, (_, name) => params[name] ?? 'x');
		const body = typeof rule.body === 'function' ? rule.body(world, params) : rule.body;
		const query = typeof rule.query === 'function' ? rule.query(params) : (rule.query ?? '');
		return browser.send(method as 'GET', url + query, body, rule.headers);
	};
	const answers: Answers = {
		nobody: await send(await Browser.open(shop, nextAddress())),
		other: await send(other.browser),
		foreign: await send(foreign.browser),
		owner: await send(owner.browser),
	};
	return { answers, owner, other, cartId };
}

async function fillCart({ browser }: Person): Promise<string> {
	const answer = await browser.send('POST', toPath(changeCartItem), { sku: 'MILCH', delta: 1 });
	return answer.json().id;
}

/** An order of the owner, whose number everybody may guess. */
let orderNumber: string | null = null;
async function somethingOf({ api, owner }: World): Promise<Record<string, string>> {
	orderNumber ??= (await harness.ordered({ MILCH: 1 })).order.orderNumber;
	await api.pool.query('UPDATE shop_order SET customer_id = $1 WHERE order_number = $2', [
		owner.customerId,
		orderNumber,
	]);
	return { orderNumber, provider: 'sandbox' };
}

const statusesOf = ({ nobody, other, foreign, owner }: Answers) => ({
	nobody: nobody.statusCode,
	other: other.statusCode,
	foreign: foreign.statusCode,
	owner: owner.statusCode,
});

/** Neither the name nor the mailbox nor the cart of the owner reaches anybody else. */
function expectNoLeak(answers: Answers, { canary }: Person, cartId: string | null): void {
	for (const actor of ['nobody', 'other', 'foreign'] as const) {
		const { headers, rawPayload } = answers[actor];
		const seen = JSON.stringify(headers) + rawPayload.toString('latin1');
		expect(seen, actor).not.toContain(canary);
		if (cartId) expect(seen, actor).not.toContain(cartId);
		// The buyer of the order in `somethingOf`.
		expect(seen, actor).not.toContain('anna.berger@example.at');
	}
}

/** A body or a path that no one may send would hide that nobody asks whose data it is. */
function expectUnderstood({ owner }: Answers, { kind }: Rule): void {
	if (kind === 'machine') return;
	expect([400, 415, 422], owner.body).not.toContain(owner.statusCode);
}

const isError = (status: number) => status >= 400 && status < 500;

const checks: Record<Rule['kind'], (answers: Answers, endpoint: string) => void> = {
	everybody: (answers) => {
		const { nobody, ...rest } = statusesOf(answers);
		expect(rest).toEqual({ other: nobody, foreign: nobody, owner: nobody });
	},
	customer: (answers) => {
		const { nobody, foreign, other, owner } = statusesOf(answers);
		expect({ nobody, foreign }).toEqual({ nobody: 401, foreign: 401 });
		expect(other).toBe(owner);
		// Not answered by a guard in front of the endpoint.
		expect([400, 401, 404, 429]).not.toContain(owner);
	},
	owned: (answers) => {
		const { owner, ...rest } = statusesOf(answers);
		expect(rest).toEqual({ nobody: 401, other: 404, foreign: 401 });
		expect([200, 204]).toContain(owner);
	},
	cookie: (answers) => {
		const statuses = statusesOf(answers);
		for (const status of Object.values(statuses)) expect(status).toBeLessThan(500);
		expect([401, 403, 404], answers.owner.body).not.toContain(statuses.owner);
	},
	link: (answers, endpoint) => {
		const { owner: _owner, ...rest } = statusesOf(answers);
		// Forms without JavaScript answer with a redirect to the page that explains.
		const isDenied = (status: number) =>
			isError(status) || (status === 303 && endpoint.includes('/forms/'));
		expect(Object.values(rest).filter((status) => !isDenied(status))).toEqual([]);
	},
	machine: (answers) => {
		expect(Object.values(statusesOf(answers)).filter((status) => !isError(status))).toEqual([]);
	},
};

describe('nobody, another customer and a customer of another shop', () => {
	it.each(Object.entries(rules))(
		'have no access to data of the owner: %s',
		async (endpoint, rule) => {
			const { answers, owner, cartId } = await callAsAll(endpoint, rule);
			checks[rule.kind](answers, endpoint);
			expectUnderstood(answers, rule);
			expectNoLeak(answers, owner, cartId);
		},
	);

	it('control: the owner gets the data that the others do not', async () => {
		const { answers, owner, other } = await callAsAll('GET /api/customers', { kind: 'customer' });
		expect(answers.owner.body).toContain(owner.canary);
		expect(answers.other.body).toContain(other.canary);
	});

	it('control: the owner gets the cart that the others do not', async () => {
		const { answers, cartId } = await callAsAll('GET /api/carts', { kind: 'cookie' });
		expect(cartId).not.toBeNull();
		expect(answers.owner.json().id).toBe(cartId);
		expect(answers.other.statusCode).toBe(404);
	});

	it('control: the owner gets the order of a payment that the others do not', async () => {
		const endpoint = 'POST /api/checkout';
		const { answers } = await callAsAll(endpoint, rules[endpoint] ?? { kind: 'link' });
		expect(answers.owner.json().orderNumber).toBe(orderNumber);
	});
});
