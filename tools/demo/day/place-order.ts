import {
	changeCartItems,
	setBillingAddress,
	setDistributionAddress,
	setTimeSlot,
} from '@korb/contracts/cart/cart-paths';
import { finalizeCart, postCheckout } from '@korb/contracts/order/checkout-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { chance } from '@korb/demo/places/chance';
import { Agent, fetch, type RequestInit as UndiciRequest } from 'undici';
import { HttpShopper, pay, type Send } from '../../checkout/http-shopper.ts';
import type { Household } from './households.ts';

const AT_ONCE = 8;
const ENOUGH_CENTS = 60_00;
const countries = { AT: 'Österreich', GB: 'United Kingdom' };

type Shop = { url: string; host: string };
type Wanted = { household: Household; windowId: string; popular: string[] };

/** What a household does in the shop: fills a cart, chooses a window and pays. */
export async function placeOrder(
	{ url, host }: Shop,
	{ household, windowId, popular }: Wanted,
): Promise<void> {
	const { email, countryCode } = household;
	const shopper = new HttpShopper(
		`http://${host}:${new URL(url).port}`,
		// Limits are counted by address, and every household has its own.
		{ 'x-forwarded-for': addressOf(email) },
		toLoopback,
	);
	await shopper.get(getCsrf);
	await fillCart(shopper, listItems(email, popular));
	const address = {
		...household,
		country: countries[countryCode],
		distributionType: 'DELIVERY',
	} as const;
	await shopper.get(setDistributionAddress, { body: { ...address, addressType: 'Delivery' } });
	await shopper.get(setTimeSlot, { body: { id: windowId } });
	await shopper.get(setBillingAddress, { body: { ...address, addressType: 'Billing' } });
	const paysByCard = chance(email, 'card') < 0.8;
	const methodKey = paysByCard ? 'credit-cards' : 'payment-at-the-door';
	const substitution = chance(email, 'substitution') < 0.8 ? 'replace' : 'call';
	const finalized = await shopper.get(finalizeCart, { body: { methodKey, substitution } });
	if (paysByCard) await pay(finalized.redirectUrl);
	await shopper.get(postCheckout, { body: { checkoutId: finalized.checkoutId } });
}

type Item = { sku: string; quantity: number };

/** A few products at a time, until the cart is worth a delivery. */
async function fillCart(shopper: HttpShopper, items: Item[]): Promise<void> {
	for (let from = 0; from < items.length; from += AT_ONCE) {
		const body = items.slice(from, from + AT_ONCE);
		const { cartDTO: cart } = await shopper.get(changeCartItems, { body });
		if (cart.priceInfo.totalArticlePrice >= ENOUGH_CENTS) return;
	}
}

function listItems(email: string, popular: string[]): Item[] {
	const shuffled = popular.toSorted((a, b) => chance(email, a) - chance(email, b));
	return shuffled.map((sku) => ({
		sku,
		quantity: 1 + Math.floor(chance(email, sku, 'quantity') * 3),
	}));
}

function addressOf(email: string): string {
	const part = (name: string) => Math.floor(chance(email, name) * 254) + 1;
	return `10.${part('a')}.${part('b')}.${part('c')}`;
}

/** The name of the shop need not resolve: the API is on this machine. */
const agent = new Agent({
	connect: {
		lookup: (_name, _options, answer) => answer(null, [{ address: '127.0.0.1', family: 4 }]),
	},
});

const toLoopback: Send = async (url, request) =>
	(await fetch(url, { ...(request as UndiciRequest), dispatcher: agent })) as unknown as Response;
