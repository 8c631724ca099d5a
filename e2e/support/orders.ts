import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';
import type { CheckoutDone, Finalized } from '@korb/contracts/order/checkout';
import { openOrder } from '@korb/contracts/order/order-paths';
import type { PickedReport } from '@korb/contracts/order/order-reports';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Stack } from '@korb/tools/stack/stack';
import { Webhook } from 'standardwebhooks';
import { postSigned } from './post-signed.ts';
import { query } from './query.ts';
import type { Shop } from './test.ts';

export type PlacedOrder = CheckoutDone['order'] & {
	/** As in the email. */
	link: string;
};

/** Listing-stable products and one perishable, enough for the minimum order value. */
const aisles = {
	korb: { keeps: 'vorrat', spoils: 'kuehlwaren', address: 'Praterstraße', postalCode: '1020' },
	greenbasket: {
		keeps: 'cupboard',
		spoils: 'chilled',
		address: 'Exmouth Market',
		postalCode: 'EC1R',
	},
};

/** Places an order through the API, which is fast, in the latest slot available. */
export async function placeOrder(
	stack: Stack,
	shop: Shop,
	email = 'anna@example.at',
	/** Pays by card on the provider's page; at the door without it. */
	payOnPage?: (url: string) => Promise<void>,
	/** One piece of each, instead of a small order. */
	skus: string[] = [],
): Promise<PlacedOrder> {
	const browser = await openBrowser(stack, shop);
	const aisle = aisles[shop.tenantId as keyof typeof aisles];
	const items = skus.map((sku) => ({ sku, quantity: 1 }));
	if (items.length > 0) await browser.send('POST', '/api/carts/items/bulk', items);
	else await fillCart(browser, aisle, await wellStocked(stack, shop));
	const address = {
		streetName: aisle.address,
		streetNumber: '38',
		postalCode: aisle.postalCode,
		city: shop.tenantId === 'korb' ? 'Wien' : 'London',
		country: shop.tenantId === 'korb' ? 'Österreich' : 'United Kingdom',
		countryCode: shop.tenantId === 'korb' ? 'AT' : 'GB',
		distributionType: 'DELIVERY',
		firstName: 'Anna',
		lastName: 'Jovanović',
		email,
		phoneNumber: '+436601234567',
	};
	await browser.send('POST', '/api/carts/distribution-address', address);
	await browser.send('POST', '/api/carts/billing-address', { ...address, category: 'billing' });
	const windows = await browser.windows(aisle.postalCode);
	await browser.send('POST', '/api/carts/distribution-time-slot', { id: windows.at(-1)?.id });
	const finalized = await browser.send<Finalized>('POST', '/api/carts/finalize', {
		methodKey: payOnPage ? 'credit-cards' : 'payment-at-the-door',
	});
	await payOnPage?.(finalized.redirectUrl);
	const { order } = await browser.send<CheckoutDone>('POST', '/api/checkout', {
		checkoutId: finalized.checkoutId,
	});
	return {
		...order,
		link: toPath(openOrder, {
			params: { orderNumber: order.orderNumber },
			query: { token: order.token },
		}),
	};
}

type Aisle = (typeof aisles)[keyof typeof aisles];

async function fillCart(
	browser: Awaited<ReturnType<typeof openBrowser>>,
	aisle: Aisle,
	inStock: Set<string>,
): Promise<void> {
	const keeping = await browser.products(aisle.keeps, inStock);
	for (const { sku, price, maxQuantity } of keeping.slice(0, 3)) {
		const quantity = Math.min(maxQuantity, Math.ceil(1600 / (price?.regular.value ?? 100)));
		await browser.send('POST', '/api/carts/items', { sku, quantity });
	}
	const [fresh] = await browser.products(aisle.spoils, inStock);
	await browser.send('POST', '/api/carts/items', { sku: fresh?.sku, quantity: 1 });
}

/** Earlier tests may have emptied a shelf: of these, more is left than one order takes. */
async function wellStocked(stack: Stack, { tenantId }: Shop): Promise<Set<string>> {
	const rows = await query<{ sku: string }>(
		stack,
		`SELECT sku FROM product JOIN offer USING (tenant_id, product_id) WHERE tenant_id = $1
		GROUP BY sku HAVING min(coalesce(stock, 40)) >= 40`,
		[tenantId],
	);
	return new Set(rows.map(({ sku }) => sku));
}

/** The picking system's report; line items it leaves out were picked as ordered. */
export async function packOrder(
	stack: Stack,
	shop: Shop,
	order: PlacedOrder,
	lines: PickedReport['lines'] = [],
): Promise<void> {
	await report(stack, shop, order, 'picked', { lines });
}

/** Posts a signed fulfilment report (picking, delivery, returns) directly to the API. */
export async function report(
	stack: Stack,
	shop: Shop,
	{ orderNumber }: PlacedOrder,
	what: 'picked' | 'status' | 'returned',
	words: object,
): Promise<void> {
	const path = `/internal/orders/${orderNumber}/${what}`;
	await postSigned(`http://127.0.0.1:${stack.ports.api}${path}`, {
		webhook: new Webhook(stack.secrets.picking, { format: 'raw' }),
		id: randomUUID(),
		body: { tenantId: shop.tenantId, orderNumber, purpose: what, ...words },
	});
}

async function openBrowser(stack: Stack, shop: Shop) {
	const cookies = new Map<string, string>();

	function send<T>(method: string, path: string, body?: object): Promise<T> {
		const payload = body && JSON.stringify(body);
		return new Promise((resolve, reject) => {
			const outgoing = request({
				host: '127.0.0.1',
				port: stack.ports.edge,
				method,
				path,
				headers: {
					host: new URL(shop.origin).host,
					origin: shop.origin,
					cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
					'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
					...(payload && {
						'content-type': 'application/json',
						'content-length': Buffer.byteLength(payload),
					}),
				},
			});
			outgoing.once('error', reject).once('response', async (incoming) => {
				for (const line of incoming.headers['set-cookie'] ?? []) {
					const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
					cookies.set(name, value);
				}
				const chunks: Buffer[] = [];
				for await (const chunk of incoming) chunks.push(chunk as Buffer);
				const text = Buffer.concat(chunks).toString('utf8');
				if ((incoming.statusCode ?? 500) < 300) resolve(text ? JSON.parse(text) : null);
				else reject(new Error(`${method} ${path} answered ${incoming.statusCode}: ${text}`));
			});
			outgoing.end(payload);
		});
	}

	await send('GET', '/api/csrf');
	return {
		send,
		products: async (category: string, inStock: Set<string>): Promise<Product[]> => {
			const path = `/api/categories/${category}/products?pageSize=48`;
			const { results } = await send<{ results: Product[] }>('GET', path);
			return results.filter(
				({ sku, availability, weightArticle }) =>
					availability === 'available' && !weightArticle && inStock.has(sku),
			);
		},
		windows: async (postalCode: string): Promise<DistributionWindow[]> => {
			const query = new URLSearchParams({ distributionType: 'DELIVERY', postalCode });
			const { days } = await send<WindowList>('GET', `/api/capacity/windows?${query}`);
			// An add-on takes a place of its own, so the last one is not enough.
			return days.flatMap(({ windows }) => windows).filter(({ state }) => state === 'free');
		},
	};
}
