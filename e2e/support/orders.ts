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
): Promise<PlacedOrder> {
	const browser = await openBrowser(stack, shop);
	const aisle = aisles[shop.tenantId as keyof typeof aisles];
	const keeping = await browser.products(aisle.keeps, 3);
	for (const { sku, price, maxQuantity } of keeping) {
		const quantity = Math.min(maxQuantity, Math.ceil(1600 / (price?.regular.value ?? 100)));
		await browser.send('POST', '/api/carts/items', { sku, quantity });
	}
	const [fresh] = await browser.products(aisle.spoils, 1);
	await browser.send('POST', '/api/carts/items', { sku: fresh?.sku, quantity: 1 });
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
		methodKey: 'payment-at-the-door',
	});
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
		products: async (category: string, count: number): Promise<Product[]> => {
			const path = `/api/categories/${category}/products?pageSize=24`;
			const { results } = await send<{ results: Product[] }>('GET', path);
			return results
				.filter(({ availability, weightArticle }) => availability === 'available' && !weightArticle)
				.slice(0, count);
		},
		windows: async (postalCode: string): Promise<DistributionWindow[]> => {
			const query = new URLSearchParams({ distributionType: 'DELIVERY', postalCode });
			const { days } = await send<WindowList>('GET', `/api/capacity/windows?${query}`);
			return days.flatMap(({ windows }) => windows).filter(({ available }) => available);
		},
	};
}
