import type { SavedMethods } from '@korb/contracts/customer/payment-method-endpoints';
import {
	deleteSavedMethod,
	getSavedMethods,
	postPrimaryMethod,
	postSavedMethod,
} from '@korb/contracts/customer/payment-method-paths';
import type { FinalizeRequest } from '@korb/contracts/order/checkout';
import { Shop } from '@korb/testing/shop';
import { Shopper } from '../modules/cart/testing.ts';
import { aCustomer } from '../modules/identity/testing.ts';
import type { Buyer } from './buyer.ts';
import { aBuyer, type CheckoutHarness, type CheckoutShop } from './testing.ts';

type Checkout = { readonly harness: CheckoutHarness; readonly shop: CheckoutShop };

let count = 0;

/** A customer at an address of their own, because limits are per address. */
export async function aShopper({ harness: { api }, shop: { shop } }: Checkout): Promise<Shopper> {
	count++;
	const elsewhere = new Shop(api, shop.tenantId, shop.host);
	const browser = await aCustomer(api, elsewhere, `card${count}@korb.example`);
	return new Shopper(elsewhere, browser.cookies);
}

export const readyToPay = ({ harness, shop }: Checkout, shopper: Shopper): Promise<Buyer> =>
	aBuyer(harness.api, shop, { MILCH: 2 }, shopper);

const visa = { number: '4242424242424242', expiry: '12/40', cvc: '123' };

/** Pays by a new card and saves it. Returns the id of the payment. */
export async function payAndNote(
	checkout: Checkout,
	shopper: Shopper,
	card: Partial<typeof visa> = {},
	input: Partial<FinalizeRequest> = {},
): Promise<string> {
	const buyer = await readyToPay(checkout, shopper);
	const finalized = await buyer.finalize({ saveMethod: true, ...input });
	await buyer.pay(finalized, card);
	const answer = await buyer.comeBack(finalized.checkoutId);
	if (answer.statusCode !== 200) throw new Error(`no order: ${answer.body}`);
	return finalized.checkoutId;
}

export const save = (shopper: Shopper, checkoutId: string, setPrimary = false) =>
	shopper.call(postSavedMethod, {
		body: { checkoutId, methodKey: 'credit-cards', provider: 'sandbox', setPrimary },
	});

export async function aSavedCard(
	checkout: Checkout,
	shopper: Shopper,
	card: Partial<typeof visa> = {},
	setPrimary = false,
): Promise<SavedMethods['activeMethods'][number]> {
	const answer = await save(shopper, await payAndNote(checkout, shopper, card), setPrimary);
	if (answer.statusCode !== 200) throw new Error(`not saved: ${answer.body}`);
	const digits = (card.number ?? visa.number).slice(-4);
	const found = answer.json().activeMethods.find(({ lastDigits }) => lastDigits === digits);
	if (!found) throw new Error(`not there: ${answer.body}`);
	return found;
}

export const methodsOf = async (shopper: Shopper): Promise<SavedMethods> =>
	(await shopper.call(getSavedMethods)).json();

export const remove = (shopper: Shopper, id: string, provider = 'sandbox') =>
	shopper.call(deleteSavedMethod, { params: { id }, query: { provider } });

export const makePrimary = (shopper: Shopper, id: string) =>
	shopper.call(postPrimaryMethod, { params: { id } });

/** The references that the provider is going to delete. */
export async function deletions({ harness: { api } }: Checkout): Promise<string[]> {
	const { rows } = await api.pool.query<{ ref: string }>(
		"SELECT data ->> 'ref' AS ref FROM pgboss.job WHERE name = 'delete-saved-card' ORDER BY created_on",
	);
	return rows.map(({ ref }) => ref);
}
