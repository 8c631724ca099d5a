import type { Stack } from '../../stack/stack.ts';
import { percentile, round } from '../figures.ts';
import { signIn } from './staff-session.ts';

const CALLS = 200;
const WARM_UP = 20;
const LIMIT_MS = 100;

type Filled = { orders: number; customers: number; units: number };

/** Lists and searches over HTTP, one after another, as a browser asks for them. */
export async function measureLists(stack: Stack, filled: Filled, say: (line: string) => void) {
	const cookie = await signIn(stack);
	const p95: Record<string, number> = {};
	const isSlow = (name: string) => (p95[name] ?? 0) > LIMIT_MS;
	for (const [name, path] of Object.entries(callsIn(filled))) {
		const times: number[] = [];
		for (let call = 0; call < CALLS + WARM_UP; call++) {
			times.push(await timed(stack, cookie, path(call)));
		}
		const measured = times.slice(WARM_UP);
		p95[name] = round(percentile(measured, 0.95), 1);
		const over = isSlow(name) ? `, over the limit of ${LIMIT_MS} ms` : '';
		say(`${name}: p50 ${round(percentile(measured, 0.5), 1)} ms, p95 ${p95[name]} ms${over}`);
	}
	const slow = Object.keys(p95).filter(isSlow);
	const verdict = slow.map((name) => `${name} (${p95[name]} ms)`).join(', ') || 'none';
	say(`p95 over ${LIMIT_MS} ms: ${verdict}`);
	return { calls: CALLS, p95, limitMs: LIMIT_MS, slow };
}

/** What a person asks for, each time about something else. */
function callsIn({ orders, customers, units }: Filled): Record<string, (call: number) => string> {
	const order = (n: number) => (n * 7919) % orders;
	const customer = (n: number) => (n * 7919) % customers;
	const views = ['missing', 'soldOut', 'promoted', 'new', 'offSale'];
	const term = (n: number) => ['milch', 'brot', 'apfel', 'käse', 'reis'][n % 5];
	return {
		today: () => '/admin/today',
		orders: () => '/admin/orders',
		'orders by status': (n) =>
			`/admin/orders?status=${['PLACED', 'PICKING', 'DELIVERED', 'CANCELLED'][n % 4]}`,
		'oldest orders': () => '/admin/orders?sort=placed',
		'orders by window': () => '/admin/orders?sort=window',
		'search by number': (n) => `/admin/orders?search=${90_000_000 + order(n)}`,
		'search by name': (n) => `/admin/orders?search=berger${(n * 7919) % 9973}`,
		'search by a common name': (n) => `/admin/orders?search=berger${1 + (n % 9)}`,
		'search by phone': (n) => `/admin/orders?search=43660${String(order(n)).padStart(7, '0')}`,
		'search by email': (n) => `/admin/orders?search=customer${customer(n)}@korb.example`,
		'search without a hit': (n) => `/admin/orders?search=nobody${n}`,
		order: (n) => `/admin/orders/${90_000_000 + order(n)}`,
		products: () => '/admin/products',
		'search products': (n) => `/admin/products?search=${term(n)}`,
		'products by view': (n) => `/admin/products?view=${views[n % views.length]}`,
		assortment: () => '/admin/assortment',
		schedules: () => '/admin/schedules',
		'week of windows': (n) => `/admin/schedules/DELIVERY/unit-${1 + (n % units)}/windows`,
		customers: (n) => `/admin/customers?search=berger${(n * 7919) % 9973}`,
		'customers by a common name': (n) => `/admin/customers?search=berger${1 + (n % 9)}`,
		'picking board': () => '/admin/picking/board',
		handover: () => '/admin/handover',
		promotions: () => '/admin/promotions',
		'discount codes': () => '/admin/discount-codes',
		imports: () => '/admin/imports',
		'audit log': () => '/admin/audit',
	};
}

async function timed({ ports }: Stack, cookie: string, path: string): Promise<number> {
	const startedAt = performance.now();
	const answer = await fetch(`http://localhost:${ports.admin}${path}`, {
		headers: { cookie, 'sec-fetch-site': 'same-origin' },
	});
	await answer.text();
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
	return performance.now() - startedAt;
}
