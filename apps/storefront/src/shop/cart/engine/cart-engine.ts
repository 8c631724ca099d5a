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
	/** Completes even when the page is left meanwhile. */
	change: (changes: CartChange[]) => Promise<BulkResult>;
	/** The cart as it will be once all pending changes are confirmed. */
	project: (confirmed: Cart | null, pending: readonly PendingChange[]) => Cart | null;
	/** A change was rolled back. */
	onRefused: (refusal: Refusal, product: Product) => void;
	onError: (error: unknown) => void;
};

type Changes = Map<string, PendingChange>;

/**
 * Shows every change optimistically and settles on the server's response. Only one call is in
 * flight at a time, so responses cannot overtake each other; clicks made meanwhile go out with the
 * next one, or at once when the page is left.
 */
export function createCartEngine(deps: EngineDeps) {
	const { store } = deps;
	let confirmed: Cart | null = null;
	let waiting: Changes = new Map();
	const sent = new Set<Changes>();
	let queue: Promise<unknown> = Promise.resolve();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const show = () => {
		const pending = [...sent, waiting].flatMap((changes) => [...changes.values()]);
		store.set(deps.project(confirmed, pending));
	};

	function enqueue<T>(task: () => Promise<T>): Promise<T> {
		const run = queue.then(task, task);
		queue = run.catch(() => {});
		return run;
	}

	function settle(cart: Cart | null): void {
		confirmed = cart;
		show();
	}

	async function send(): Promise<void> {
		if (waiting.size === 0) return;
		const changes = waiting;
		waiting = new Map();
		sent.add(changes);
		try {
			const answer = await deps.change([...changes.values()].map(toChange));
			sent.delete(changes);
			settle(answer.cartDTO);
			for (const { sku, code } of answer.notAddedOrUpdatedItems) {
				const change = changes.get(sku);
				if (change) deps.onRefused(code, change.product);
			}
		} catch (error) {
			sent.delete(changes);
			show();
			const refusal = toRefusal(error);
			const [first] = changes.values();
			if (first) deps.onRefused(refusal, first.product);
			if (refusal === 'failed') deps.onError(error);
		}
	}

	function flush(): Promise<void> {
		clearTimeout(timer);
		return enqueue(send);
	}

	/** Nothing runs any more once the page is gone, so pending changes cannot wait for their turn. */
	function leave(): void {
		clearTimeout(timer);
		// Before there is a cart, a second call would create another one.
		if (confirmed) void send();
		else void flush();
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

		leave,
	};
}

function toChange({ product: { sku }, delta, isRemoval }: PendingChange): CartChange {
	return isRemoval ? { sku, quantity: 0 } : { sku, delta };
}
