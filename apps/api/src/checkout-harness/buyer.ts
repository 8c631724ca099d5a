import type { CheckoutDone, Finalized, FinalizeRequest } from '@korb/contracts/order/checkout';
import { finalizeCart, postCheckout } from '@korb/contracts/order/checkout-paths';
import type { LightMyRequestResponse } from 'fastify';
import type { Shopper } from '../modules/cart/testing.ts';

const visa = { number: '4242424242424242', expiry: '12/40', cvc: '123' };

/** A shopper with line items, an address and a held window, ready to order. */
export class Buyer {
	readonly shopper: Shopper;
	readonly cartId: string;
	constructor(shopper: Shopper, cartId: string) {
		this.shopper = shopper;
		this.cartId = cartId;
	}

	send(...request: Parameters<Shopper['send']>): Promise<LightMyRequestResponse> {
		return this.shopper.send(...request);
	}

	call: Shopper['call'] = (...args) => this.shopper.call(...args);

	press(input: Partial<FinalizeRequest> = {}): Promise<LightMyRequestResponse> {
		return this.call(finalizeCart, { body: { methodKey: 'credit-cards', ...input } });
	}

	async finalize(input: Partial<FinalizeRequest> = {}): Promise<Finalized> {
		const answer = await this.press(input);
		if (answer.statusCode !== 200) throw new Error(`not finalised: ${answer.body}`);
		return answer.json();
	}

	/** Enters a card on the provider's page. */
	async pay(finalized: Finalized, card: Partial<typeof visa> = {}): Promise<void> {
		await fetch(`${finalized.redirectUrl}/card`, {
			method: 'POST',
			body: new URLSearchParams({ ...visa, ...card }),
			redirect: 'manual',
		});
	}

	comeBack(checkoutId: string, hints: object = {}): Promise<LightMyRequestResponse> {
		return this.call(postCheckout, { body: { checkoutId, ...hints } });
	}

	async order(input: Partial<FinalizeRequest> = {}): Promise<CheckoutDone> {
		const finalized = await this.finalize(input);
		if (finalized.redirectUrl.startsWith('http')) await this.pay(finalized);
		const answer = await this.comeBack(finalized.checkoutId);
		if (answer.statusCode !== 200) throw new Error(`no order: ${answer.body}`);
		return answer.json();
	}
}
