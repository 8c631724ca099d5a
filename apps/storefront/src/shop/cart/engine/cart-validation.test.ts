import type { Cart } from '@korb/contracts/cart/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCart } from '../../../../test/fixture-cart.ts';
import { aWindow } from '../../../../test/fixture-windows.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { createStore } from '../../../platform/storage/store.ts';
import { type CartErrors, cartErrors } from '../cart-errors.ts';
import type { ShownCart } from '../cart-store.ts';
import { watchValidation } from './cart-validation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('cart validation', () => {
	it('CART-95 runs for a different cart, not when the same one changes', async () => {
		const { store, calls } = setUp();
		store.set(aCart({ id: 'one' }));
		store.set(aCart({ id: 'one', version: 2 }));
		await settle();
		expect(calls()).toBe(1);
		store.set(aCart({ id: 'two' }));
		await settle();
		expect(calls()).toBe(2);
	});

	it('CART-96 CONST-19 runs every sixty seconds, except in checkout', async () => {
		const { store, calls, place } = setUp();
		store.set(aCart());
		await vi.advanceTimersByTimeAsync(59_900);
		expect(calls()).toBe(1);
		await vi.advanceTimersByTimeAsync(100);
		expect(calls()).toBe(2);
		place.isCheckout = true;
		await vi.advanceTimersByTimeAsync(120_000);
		expect(calls()).toBe(2);
	});

	it('CART-97 runs on demand', async () => {
		const { store, calls, validation } = setUp();
		store.set(aCart());
		await settle();
		await validation.validate();
		expect(calls()).toBe(2);
	});

	it('CART-98 is skipped while the cart is finalized', async () => {
		const { store, calls, validation } = setUp();
		store.set(aCart({ cartStatus: 'FINALIZED' }));
		await validation.validate();
		expect(calls()).toBe(0);
	});

	it('CART-99 is skipped while an order is being processed', async () => {
		const { store, calls, place, validation } = setUp();
		place.isProcessing = true;
		store.set(aCart());
		await validation.validate();
		expect(calls()).toBe(0);
	});

	it.each([404, 400])('CART-100 answered %i lets go of cart and errors', async (status) => {
		const { store, answers, errors, gone } = setUp();
		cartErrors.set({ codes: ['008'], earliest: null });
		answers.failure = new ApiError({ status, message: '' });
		store.set(aCart());
		await settle();
		expect(gone).toHaveBeenCalledOnce();
		expect(errors.get().codes).toEqual([]);
	});

	it('keeps the cart when the server is merely unavailable', async () => {
		const { store, answers, gone } = setUp();
		answers.failure = new ApiError({ status: 503, message: '' });
		store.set(aCart());
		await settle();
		expect(gone).not.toHaveBeenCalled();
	});

	it.each(['022', '023', '140', '141'])(
		'CART-119 ERR-49 fetches the earliest slot again on %s',
		async (code) => {
			const { store, answers, errors } = setUp();
			answers.codes = [code];
			store.set(aCart());
			await settle();
			expect(errors.get()).toMatchObject({ codes: [code], earliest: { startTime: '16:00' } });
		},
	);

	it.each(['008', '029'])('ERR-49 does not do so on %s', async (code) => {
		const { store, answers, errors } = setUp();
		answers.codes = [code];
		store.set(aCart());
		await settle();
		expect(errors.get()).toEqual({ codes: [code], earliest: null });
	});
});

async function settle(): Promise<void> {
	await vi.advanceTimersByTimeAsync(1);
}

function setUp() {
	const store = createStore<ShownCart>(null);
	const errors = cartErrors;
	errors.set({ codes: [], earliest: null } satisfies CartErrors);
	const place = { isCheckout: false, isProcessing: false };
	const answers = { codes: [] as string[], failure: null as ApiError | null };
	const gone = vi.fn();
	const validate = vi.fn(async () => {
		if (answers.failure) throw answers.failure;
		return { cartDTO: store.get() as Cart, errors: answers.codes };
	});
	const validation = watchValidation({
		store,
		errors,
		validate,
		findEarliest: async () => aWindow(),
		onGone: gone,
		isInCheckout: () => place.isCheckout,
		isOrderProcessing: () => place.isProcessing,
	});
	return {
		store,
		errors,
		place,
		answers,
		gone,
		validation,
		calls: () => validate.mock.calls.length,
	};
}
