import type { Cart } from '@korb/contracts/cart/cart';
import type { CartValidation } from '@korb/contracts/cart/cart-endpoints';
import type { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';
import { CART_VALIDATION_INTERVAL_MS, isSlotLost } from '@korb/domain/cart/cart-validation';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { Store } from '../../../platform/storage/store.ts';
import { type CartErrors, clearCartErrors } from '../cart-errors.ts';
import type { ShownCart } from '../cart-store.ts';

type Deps = {
	store: Store<ShownCart>;
	errors: Store<CartErrors>;
	/** Calls the server and settles on the cart it returns. */
	validate: () => Promise<CartValidation>;
	findEarliest: (cart: Cart) => Promise<DistributionWindow | null>;
	/** The server no longer has the cart, or rejects the request as invalid. */
	onGone: () => void;
	isInCheckout: () => boolean;
	isOrderProcessing: () => boolean;
};

/** Checks periodically and on demand whether the cart can still be ordered. */
export function watchValidation(deps: Deps): { validate: () => Promise<void>; stop: () => void } {
	const { store, errors } = deps;
	let known = store.get()?.id;

	async function validate(): Promise<void> {
		const cart = store.get();
		if (!cart || cart.id === '' || cart.cartStatus === 'FINALIZED') return;
		if (deps.isOrderProcessing()) return;
		try {
			const { cartDTO, errors: codes } = await deps.validate();
			const earliest = isSlotLost(codes) ? await deps.findEarliest(cartDTO) : null;
			errors.set({ codes, earliest });
		} catch (error) {
			if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 400)) return;
			clearCartErrors();
			deps.onGone();
		}
	}

	const unsubscribe = store.subscribe(() => {
		const id = store.get()?.id;
		if (id === known || id === '') return;
		known = id;
		if (id) void validate();
		else clearCartErrors();
	});
	const timer = setInterval(() => {
		if (!deps.isInCheckout()) void validate();
	}, CART_VALIDATION_INTERVAL_MS);
	if (known) void validate();
	return {
		validate,
		stop: () => {
			unsubscribe();
			clearInterval(timer);
		},
	};
}
