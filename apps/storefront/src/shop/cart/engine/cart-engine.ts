import type { Cart } from '@korb/contracts/cart/cart';
import type { BulkResult, CartChange } from '@korb/contracts/cart/cart-endpoints';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { Store } from '../../../platform/storage/store.ts';
import { lineQuantity, type ShownCart } from '../cart-store.ts';
import { type Refusal, toRefusal } from './refusal.ts';

/** Clicks within this interval are coalesced into one change. */
export const COALESCE_MS = 250;

/** A change that the server has not confirmed yet. */
export type PendingChange = { product: Product; delta: number; isRemoval: boolean };

export type EngineDeps = {
	store: Store<ShownCart>;
	load: () => Promise<Cart>;
	change: (changes: CartChange[], isLeaving?: boolean) => Promise<BulkResult>;
	/** The cart as it will be once all pending changes are confirmed. */
	project: (confirmed: Cart | null, pending: readonly PendingChange[]) => Cart | null;
	/** A change was rolled back. */
	onRefused: (refusal: Refusal, product: Product) => void;
	onError: (error: unknown) => void;
};

/**
 * Shows every change optimistically and settles on the server's response. Only one call is in
 * flight at a time, so responses cannot overtake each other; clicks made meanwhile go out with the
 * next one.
 */
export function createCartEngine(deps: EngineDeps) {
	const { store } = deps;
	let confirmed: Cart | null = null;
	let waiting = new Map<string, PendingChange>();
	let sent = new Map<string, PendingChange>();
	let queue: Promise<unknown> = Promise.resolve();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const show = () => store.set(deps.project(confirmed, [...sent.values(), ...waiting.values()]));

	function enqueue<T>(task: () => Promise<T>): Promise<T> {
		const run = queue.then(task, task);
		queue = run.catch(() => {});
		return run;
	}

	function settle(cart: Cart | null): void {
		confirmed = cart;
		show();
	}

	async function send(isLeaving: boolean): Promise<void> {
		if (waiting.size === 0) return;
		[sent, waiting] = [waiting, new Map()];
		const pending = sent;
		try {
			const answer = await deps.change([...pending.values()].map(toChange), isLeaving);
			sent = new Map();
			settle(answer.cartDTO);
			for (const { sku, code } of answer.notAddedOrUpdatedItems) {
				const change = pending.get(sku);
				if (change) deps.onRefused(code, change.product);
			}
		} catch (error) {
			sent = new Map();
			show();
			const refusal = toRefusal(error);
			const [first] = pending.values();
			if (first) deps.onRefused(refusal, first.product);
			if (refusal === 'failed') deps.onError(error);
		}
	}

	function flush(isLeaving = false): Promise<void> {
		clearTimeout(timer);
		return enqueue(() => send(isLeaving));
	}

	/** Runs after all pending changes have been sent. */
	function settleOn<T>(task: () => Promise<T>, cartIn: (answer: T) => Cart | null): Promise<T> {
		void flush();
		return enqueue(async () => {
			const answer = await task();
			settle(cartIn(answer));
			return answer;
		});
	}

	return {
		/** `quantity` is the new total; 0 removes the product. */
		set(product: Product, quantity: number): void {
			const shown = lineQuantity(store.get(), product.sku);
			if (quantity > shown && shown >= product.maxQuantity) {
				deps.onRefused('maxquantityreached', product);
				return;
			}
			const wanted = Math.min(quantity, product.maxQuantity);
			if (wanted === shown) return;
			const before = waiting.get(product.sku)?.delta ?? 0;
			waiting.set(product.sku, {
				product,
				delta: before + wanted - shown,
				isRemoval: wanted === 0,
			});
			show();
			clearTimeout(timer);
			timer = setTimeout(() => void flush(), shown === 0 ? 0 : COALESCE_MS);
		},

		/** Several products at once, as from a recipe. */
		async add(items: readonly { product: Product; quantity: number }[]): Promise<void> {
			for (const { product, quantity } of items) {
				this.set(product, lineQuantity(store.get(), product.sku) + quantity);
			}
			await flush();
		},

		/** Any other change. */
		call: <T extends Cart | null>(task: () => Promise<T>): Promise<T> =>
			settleOn(task, (cart) => cart),

		/** A change whose response contains more than the cart. */
		request: <T extends { cartDTO: Cart }>(task: () => Promise<T>): Promise<T> =>
			settleOn(task, ({ cartDTO }) => cartDTO),

		/** null: the server has no cart. */
		reload(): Promise<void> {
			return enqueue(async () => {
				try {
					settle(await deps.load());
				} catch (error) {
					if (toRefusal(error) === 'missing') settle(null);
					else deps.onError(error);
				}
			});
		},

		/** The browser no longer has a cart, whatever the store holds. */
		drop(): void {
			waiting.clear();
			settle(null);
		},

		flush,
	};
}

function toChange({ product: { sku }, delta, isRemoval }: PendingChange): CartChange {
	return isRemoval ? { sku, quantity: 0 } : { sku, delta };
}
