import type { Cart } from '@korb/contracts/cart/cart';
import { mergeCart, resetCart, setCartCustomer } from '@korb/contracts/cart/cart-paths';
import { getCustomerOrders, postLogin } from '@korb/contracts/customer/customer-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { SESSION_COOKIE } from '@korb/contracts/platform/wire-names';
import type { Client } from 'pg';
import { hashPassword } from '../../apps/api/src/modules/identity/passwords/password-hash.ts';
import { insertCustomers } from '../checkout/customers.ts';
import type { HttpShopper } from '../checkout/http-shopper.ts';
import { type StressedShop, waitUntilOpen } from './chaos-shop.ts';
import type { ChaosCustomer, Diary } from './diary.ts';
import type { Insist } from './insist.ts';
import type { Visit } from './visit.ts';

const PASSWORD = 'marille und kren';

/** Every other shopper has an account. */
export async function registerCustomers(url: string, shoppers: number): Promise<ChaosCustomer[]> {
	const emails = Array.from(
		{ length: Math.ceil(shoppers / 2) },
		(_, number) => `customer-${number}@example.at`,
	);
	await insertCustomers(url, emails, await hashPassword(PASSWORD));
	return emails.map((email, number) => ({ email, address: `11.0.0.${number}`, session: null }));
}

/** Signs in once; later carts are filled on other devices that are signed in already. */
export async function signIn(
	shop: StressedShop,
	insist: Insist,
	customer: ChaosCustomer,
): Promise<void> {
	const device = shop.enter(customer.address);
	await insist(getCsrf, () => device.call(getCsrf));
	const body = { email: customer.email, password: PASSWORD };
	const answer = await insist(postLogin, () => device.call(postLogin, { body }));
	customer.session = device.cookies.get(SESSION_COOKIE) ?? null;
	if (!customer.session) throw new Error(`no sign-in: ${JSON.stringify(answer)}`);
}

/** Takes the cart of the guest along; false when a payment of the customer is still going on. */
export async function takeAlong(
	{ shopper, call, diary, insist }: Visit,
	{ session }: ChaosCustomer,
	{ id }: Cart,
	isReplaced: boolean,
): Promise<boolean> {
	await insist('sign-in', async () => {
		await shopper.continueAs(session ?? '');
		return { status: 200, body: null };
	});
	await call(resetCart);
	const { status } = isReplaced
		? await call(setCartCustomer, { query: { anonymousCartId: id } })
		: await call(mergeCart, { params: { id } });
	if (status !== 200) return false;
	diary.merged++;
	return true;
}

/** Every order of a customer is in their list once, and no other. */
export async function compareLists(
	shop: StressedShop,
	client: Client,
	{ owners }: Diary,
	customers: ChaosCustomer[],
): Promise<string[]> {
	const { rows } = await client.query<{ number: string; email: string }>(
		`SELECT order_number::text AS number, email FROM shop_order AS o
		JOIN customer ON customer.tenant_id = o.tenant_id AND customer.customer_id::text = o.customer_id`,
	);
	const wrong: string[] = [];
	await waitUntilOpen(shop.insideOrigin);
	for (const customer of customers) {
		if (!customer.session) continue;
		const { email } = customer;
		const listed = (await listOrders(shop.enter(customer.address), customer.session)).sort();
		const told = [...owners].flatMap(([number, owner]) => (owner === customer ? [number] : []));
		const stored = rows.flatMap((row) => (row.email === email ? [row.number] : [])).sort();
		if (listed.join() !== stored.join()) wrong.push(`${email} lists ${listed}, has ${stored}`);
		for (const number of told) {
			if (!listed.includes(number)) wrong.push(`${email} does not list ${number}`);
		}
	}
	return wrong;
}

async function listOrders(shopper: HttpShopper, session: string): Promise<string[]> {
	await shopper.continueAs(session);
	const numbers: string[] = [];
	for (let before: string | null | undefined; before !== null; ) {
		const page = await shopper.get(getCustomerOrders, {
			query: { pageSize: 50, ...(before && { before }) },
		});
		numbers.push(...page.orders.map(({ orderNumber }) => orderNumber));
		before = page.next;
	}
	return numbers;
}
