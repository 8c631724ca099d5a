import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });
const personal = ['anna.berger@example.at', '+436601234567', 'Praterstraße', 'Berger'];
const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Every operation the API describes, with existing ids for its parameters. */
async function listCalls(ids: Record<string, string>) {
	const file = join(import.meta.dirname, '../../../openapi.json');
	const { paths } = JSON.parse(await readFile(file, 'utf8')) as { paths: Record<string, object> };
	return Object.entries(paths).flatMap(([path, operations]) =>
		methods
			.filter((method) => method.toLowerCase() in operations)
			.map((method) => ({
				method,
				url: path.replaceAll(
					/\{(\w+)\}/g,
					(_, name: string) => ids[name] ?? ids['orderNumber'] ?? '',
				),
			})),
	);
}

/** Operations whose response contains something only the shopper may see. */
async function listLeaks(
	calls: Awaited<ReturnType<typeof listCalls>>,
	visitor: { cookies?: Record<string, string>; headers?: Record<string, string> },
): Promise<string[]> {
	const leaks: string[] = [];
	for (const { method, url } of calls) {
		const payload = method === 'GET' ? {} : { payload: {} };
		const answer = await checkout.shop.shop.send({ method, url, ...payload, ...visitor });
		const text = `${JSON.stringify(answer.headers)} ${answer.body}`;
		if (personal.some((word) => text.includes(word))) leaks.push(`${method} ${url}`);
	}
	return leaks;
}

it('I-36 no operation reveals anything about a shopper to another client, whatever ids it knows', async () => {
	const anna = await checkout.buyer();
	const { orderNumber, order } = await anna.order();
	const waiting = await checkout.buyer();
	const { checkoutId } = await waiting.finalize();
	const calls = await listCalls({
		orderNumber,
		checkoutId,
		id: anna.cartId,
		cartId: waiting.cartId,
	});
	expect(calls.length).toBeGreaterThan(40);
	expect(await listLeaks(calls, {})).toEqual([]);
	const { cookies } = await checkout.shop.shop.visit();
	expect(await listLeaks(calls, { cookies })).toEqual([]);

	// Control: the same check finds what the shopper's own responses contain.
	const headers = { 'x-order-token': order.token };
	const own = await listLeaks(
		calls.filter(({ method }) => method === 'GET'),
		{ cookies: waiting.shopper.cookies, headers },
	);
	expect(own).toContain('GET /api/carts');
	expect(own).toContain(`GET /api/orders/${orderNumber}`);
}, 120_000);
