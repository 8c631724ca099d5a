import type { Cart } from '@korb/contracts/cart/cart';
import type { BulkResult, CartChange } from '@korb/contracts/cart/cart-endpoints';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCart, aLine } from '../../../../test/fixture-cart.ts';
import { aProduct } from '../../../../test/fixture-catalogue.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { createStore } from '../../../platform/storage/store.ts';
import { lineQuantity, type ShownCart } from '../cart-store.ts';
import { COALESCE_MS, createCartEngine, type PendingChange } from './cart-engine.ts';
import type { Refusal } from './refusal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const milk = aProduct({ sku: 'milk', maxQuantity: 6 });
const bread = aProduct({ sku: 'bread', maxQuantity: 6 });

describe('changing a quantity', () => {
	it('is shown optimistically and stays once the server confirms it', async () => {
		const { engine, quantity, server } = await setUp();
		engine.set(milk, 1);
		expect(quantity('milk')).toBe(1);
		expect(server.calls).toEqual([]);
		await settle();
		expect(quantity('milk')).toBe(1);
		expect(server.calls).toEqual([[{ sku: 'milk', delta: 1 }]]);
	});

	it('CART-86 coalesces consecutive clicks into one call', async () => {
		const { engine, quantity, server } = await setUp({ milk: 1 });
		for (const wanted of [2, 3, 4]) engine.set(milk, wanted);
		await settle();
		expect(server.calls).toEqual([[{ sku: 'milk', delta: 3 }]]);
		expect(quantity('milk')).toBe(4);
	});

	it('queues clicks made during a call and sends them with the next one', async () => {
		const { engine, quantity, server } = await setUp();
		engine.set(milk, 1);
		await vi.advanceTimersByTimeAsync(1);
		engine.set(milk, 2);
		engine.set(bread, 1);
		expect([quantity('milk'), quantity('bread')]).toEqual([2, 1]);
		await settle();
		expect(server.calls).toEqual([
			[{ sku: 'milk', delta: 1 }],
			[
				{ sku: 'milk', delta: 1 },
				{ sku: 'bread', delta: 1 },
			],
		]);
		expect([quantity('milk'), quantity('bread')]).toEqual([2, 1]);
	});

	it('adds to what another tab has added in the meantime', async () => {
		const { engine, quantity, server } = await setUp({ milk: 1 });
		server.stock.set('milk', 3);
		engine.set(milk, 2);
		await settle();
		expect(quantity('milk')).toBe(4);
	});

	it('removes a product whatever another tab has done with it', async () => {
		const { engine, quantity, server } = await setUp({ milk: 1 });
		server.stock.set('milk', 3);
		engine.set(milk, 0);
		expect(quantity('milk')).toBe(0);
		await settle();
		expect(server.calls).toEqual([[{ sku: 'milk', quantity: 0 }]]);
		expect(quantity('milk')).toBe(0);
	});

	it('CART-83 is refused at the maximum, without a call', async () => {
		const { engine, refused, server } = await setUp({ milk: 6 });
		engine.set(milk, 7);
		await settle();
		expect(refused).toEqual([['maxquantityreached', 'milk']]);
		expect(server.calls).toEqual([]);
	});

	it('CART-84 is capped at the maximum', async () => {
		const { engine, quantity } = await setUp({ milk: 5 });
		engine.set(milk, 9);
		await settle();
		expect(quantity('milk')).toBe(6);
	});

	it('is rolled back with the reason when the server rejects it', async () => {
		const { engine, quantity, refused, server } = await setUp({ milk: 2 });
		server.failure = new ApiError({ status: 409, message: '', code: 'maxquantityreached' });
		engine.set(milk, 3);
		expect(quantity('milk')).toBe(3);
		await settle();
		expect(quantity('milk')).toBe(2);
		expect(refused).toEqual([['maxquantityreached', 'milk']]);
	});

	it('is rolled back when there is no response', async () => {
		const { engine, quantity, refused, server } = await setUp({ milk: 2 });
		server.failure = new ApiError({ status: 0, message: 'network error' });
		engine.set(milk, 0);
		await settle();
		expect(quantity('milk')).toBe(2);
		expect(refused).toEqual([['offline', 'milk']]);
	});
});

describe('several changes at once', () => {
	it('CART-87 rolls back only what could not be added', async () => {
		const { engine, quantity, refused, server } = await setUp();
		server.unknown.add('bread');
		await Promise.all([
			engine.add([
				{ product: milk, quantity: 2 },
				{ product: bread, quantity: 1 },
			]),
			settle(),
		]);
		expect([quantity('milk'), quantity('bread')]).toEqual([2, 0]);
		expect(refused).toEqual([['addproductaborted', 'bread']]);
	});
});

describe('leaving the page', () => {
	it('sends at once what waits for a response', async () => {
		const { engine, server } = await setUp({ milk: 1 });
		engine.set(bread, 1);
		await vi.advanceTimersByTimeAsync(1);
		engine.set(milk, 3);
		engine.leave();
		await vi.advanceTimersByTimeAsync(50);
		expect(server.calls).toEqual([[{ sku: 'bread', delta: 1 }], [{ sku: 'milk', delta: 2 }]]);
	});

	it('shows all of it to whoever comes back', async () => {
		const { engine, quantity } = await setUp({ milk: 1 });
		engine.set(bread, 1);
		await vi.advanceTimersByTimeAsync(1);
		engine.set(milk, 3);
		engine.leave();
		expect([quantity('milk'), quantity('bread')]).toEqual([3, 1]);
		await settle();
		expect([quantity('milk'), quantity('bread')]).toEqual([3, 1]);
	});

	it('waits for the call that creates the cart, lest there be two', async () => {
		const { engine, server } = await setUp();
		server.failure = new ApiError({ status: 404, message: 'not found' });
		await Promise.all([engine.reload(), settle()]);
		server.failure = null;
		engine.set(milk, 1);
		await vi.advanceTimersByTimeAsync(1);
		engine.set(bread, 1);
		engine.leave();
		await vi.advanceTimersByTimeAsync(50);
		expect(server.calls).toEqual([[{ sku: 'milk', delta: 1 }]]);
		await settle();
		expect(server.calls).toHaveLength(2);
	});
});

describe('the server cart', () => {
	it('ERR-18 CART-67 is dropped when the server answers 404', async () => {
		const { engine, store, server } = await setUp({ milk: 2 });
		server.failure = new ApiError({ status: 404, message: 'not found' });
		await Promise.all([engine.reload(), settle()]);
		expect(store.get()).toBeNull();
	});

	it('CART-66 is dropped together with pending changes', async () => {
		const { engine, store, server } = await setUp({ milk: 2 });
		engine.set(milk, 3);
		engine.drop();
		await settle();
		expect(store.get()).toBeNull();
		expect(server.calls).toEqual([]);
	});
});

async function settle(): Promise<void> {
	await vi.advanceTimersByTimeAsync(COALESCE_MS * 8);
}

/** A server with realistic latency. */
async function setUp(stock: Record<string, number> = {}) {
	const products = new Map<string, Product>([milk, bread].map((product) => [product.sku, product]));
	const server = {
		stock: new Map(Object.entries(stock)),
		calls: [] as CartChange[][],
		unknown: new Set<string>(),
		failure: null as ApiError | null,
	};
	const toCart = (quantities: Map<string, number>): Cart =>
		aCart({
			productLineItems: [...quantities].flatMap(([sku, quantity]) => {
				const product = products.get(sku);
				return product && quantity > 0 ? [aLine(product, quantity)] : [];
			}),
		});
	const answer = async <T>(work: () => T): Promise<T> => {
		await new Promise((resolve) => setTimeout(resolve, 50));
		if (server.failure) throw server.failure;
		return work();
	};
	const store = createStore<ShownCart>(undefined);
	const refused: [Refusal, string][] = [];
	const engine = createCartEngine({
		store,
		load: () => answer(() => toCart(server.stock)),
		change: (changes) =>
			answer((): BulkResult => {
				server.calls.push(changes);
				const notAdded = changes.filter(({ sku }) => server.unknown.has(sku));
				for (const change of changes) {
					if (server.unknown.has(change.sku)) continue;
					const now = server.stock.get(change.sku) ?? 0;
					server.stock.set(change.sku, 'delta' in change ? now + change.delta : change.quantity);
				}
				return {
					cartDTO: toCart(server.stock),
					notAddedOrUpdatedItems: notAdded.map(({ sku }) => ({ sku, code: 'addproductaborted' })),
				};
			}),
		project: (confirmed, pending: readonly PendingChange[]) => {
			const quantities = new Map(
				confirmed?.productLineItems.map((line) => [line.product.sku, line.quantity]),
			);
			for (const { product, delta } of pending) {
				quantities.set(product.sku, (quantities.get(product.sku) ?? 0) + delta);
			}
			return confirmed || pending.length > 0 ? toCart(quantities) : null;
		},
		onRefused: (refusal, product) => refused.push([refusal, product.sku]),
		onError: () => {},
	});
	await Promise.all([engine.reload(), settle()]);
	return {
		engine,
		store,
		server,
		refused,
		quantity: (sku: string) => lineQuantity(store.get(), sku),
	};
}
