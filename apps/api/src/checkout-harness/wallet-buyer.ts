import { addCartPayment } from '@korb/contracts/order/checkout-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { putGiftCard } from '@korb/contracts/wallet/wallet-paths';
import { Shop } from '@korb/testing/shop';
import { Shopper } from '../modules/cart/testing.ts';
import { aCustomer } from '../modules/identity/testing.ts';
import { aGiftCard } from '../modules/wallet/testing.ts';
import type { Buyer } from './buyer.ts';
import { aBuyer, type CheckoutHarness, type CheckoutShop } from './testing.ts';

type Checkout = { readonly harness: CheckoutHarness; readonly shop: CheckoutShop };

let count = 0;

/** A customer with these gift cards; their codes, in the order in which they pay. */
export async function aWalletOwner(
	{ harness: { api }, shop: { shop } }: Checkout,
	amounts: readonly number[],
): Promise<{ shopper: Shopper; codes: string[] }> {
	count++;
	const elsewhere = new Shop(api, shop.tenantId, shop.host);
	// Limits are per address.
	const address = `198.51.${count}.7`;
	const browser = await aCustomer(api, elsewhere, `wallet${count}@korb.example`, address);
	const codes: string[] = [];
	for (const amount of amounts) {
		const code = await aGiftCard(api, shop.tenantId, amount);
		const answer = await browser.send('PUT', toPath(putGiftCard), { code });
		if (answer.statusCode !== 200) throw new Error(`not added: ${answer.body}`);
		codes.push(code);
	}
	return { shopper: new Shopper(shop, browser.cookies), codes };
}

export function spendWallet({ shopper }: Pick<Buyer, 'shopper'>) {
	return shopper.call(addCartPayment, { body: { methodKey: 'gift-card', brandName: 'GIFTCARD' } });
}

/** A customer who is ready to pay with these gift cards first. */
export async function aWalletBuyer(
	checkout: Checkout,
	amounts: readonly number[],
	skus?: Record<string, number>,
): Promise<{ buyer: Buyer; codes: string[] }> {
	const { shopper, codes } = await aWalletOwner(checkout, amounts);
	const buyer = await aBuyer(checkout.harness.api, checkout.shop, skus, shopper);
	const answer = await spendWallet(buyer);
	if (answer.statusCode !== 200) throw new Error(`not used: ${answer.body}`);
	return { buyer, codes };
}

/** What is left on each card. */
export async function balancesOf(
	{ harness: { api }, shop: { shop } }: Checkout,
	codes: readonly string[],
): Promise<number[]> {
	const { rows } = await api.pool.query<{ last: string; balance: number }>(
		`SELECT last_characters AS last, balance_cents AS balance FROM gift_card WHERE tenant_id = $1`,
		[shop.tenantId],
	);
	return codes.map((code) => rows.find(({ last }) => last === code.slice(-4))?.balance ?? -1);
}
