import type { Cart } from '@korb/contracts/cart/cart';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { Address } from '@korb/contracts/fulfilment/address';
import { CART_EXISTS_COOKIE } from '@korb/contracts/platform/wire-names';
import { isLoyalty } from '@korb/domain/loyalty/membership';
import { matchRoute, pathTo } from '@korb/domain/routing/routes';
import { listHeaderExtras } from '@korb/domain/tenant/features';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { logError } from '../../../platform/api/log.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import type { SiteContext } from '../../../platform/site.tsx';
import { readCookie } from '../../../platform/storage/read-cookie.ts';
import { dropDraft } from '../../checkout/draft.ts';
import { fulfilmentLabel } from '../../fulfilment/fulfilment-label.ts';
import { promptForFulfilment } from '../../fulfilment/fulfilment-prompt.ts';
import { findEarliestWindow } from '../../fulfilment/windows.ts';
import { searchAnalytics } from '../../search/use-search-analytics.ts';
import { customer, onCustomerReset } from '../../session/customer-store.ts';
import { withTracking } from '../../tracking/with-tracking.ts';
import { cartErrors, clearCartErrors } from '../cart-errors.ts';
import { cart, lineQuantity } from '../cart-store.ts';
import { createCartCalls, type FinalizeInput } from './cart-calls.ts';
import { createCartEngine } from './cart-engine.ts';
import { watchCartNotices } from './cart-notices.ts';
import { watchValidation } from './cart-validation.ts';
import { createFulfilmentRule } from './fulfilment-rule.ts';
import { projectCart } from './project-cart.ts';
import type { Refusal } from './refusal.ts';
import { toFulfilmentLabel } from './to-fulfilment-label.ts';

const ADDS_KEY = 'cart-adds';

export type RunningCart = ReturnType<typeof startCart>;

/** Everything a shopper can do with a cart, for the lifetime of the page. */
export function startCart(site: SiteContext) {
	const { config, routes, t } = site;
	const calls = createCartCalls(api);
	const engine = createCartEngine({
		store: cart,
		load: calls.load,
		change: calls.change,
		project: (confirmed, pending) =>
			projectCart(
				confirmed,
				pending,
				config.cart,
				isLoyalty(customer.get()?.loyaltyMemberInformation ?? null, config),
			),
		onRefused: explain,
		onError: (error) => {
			// Whoever is signed out learns it from the session.
			const isSignedOut = error instanceof ApiError && error.status === 401;
			if (!isSignedOut) logError('failed to change cart', error);
		},
	});
	const mayAdd = createFulfilmentRule({
		isOptional: config.cart.fulfilmentSelection === 'optional',
		every: config.cart.fulfilmentPromptEvery,
		counter: {
			get: () => Number(sessionStorage.getItem(ADDS_KEY)),
			set: (count) => sessionStorage.setItem(ADDS_KEY, String(count)),
		},
		request: promptForFulfilment,
	});
	const routeName = () => matchRoute(routes, location.pathname)?.route.name;
	const validation = watchValidation({
		store: cart,
		errors: cartErrors,
		validate: () => engine.request(calls.validate),
		findEarliest: findEarliestWindow,
		onGone: dropCart,
		isInCheckout: () => routeName() === 'checkout',
		isOrderProcessing: () => routeName() === 'checkout-confirmation',
	});

	function explain(refusal: Refusal, product: Product): void {
		if (refusal === 'finalized') void leaveForPayment();
		const message = t(`cart.refused.${refusal}`, { name: product.name });
		notifications.show({ key: 'cart.refused', message, type: 'error', duration: 4000 });
	}

	/** Explains why dismissing the fulfilment dialog cancelled the add, and offers to retry. */
	function explainAbandoned(message: string, addAgain: () => void): void {
		const action = { text: t('cart.addAgain'), onPress: addAgain };
		notifications.show({ key: 'cart.refused', message, type: 'error', action });
	}

	/** A cart that is being paid cannot change; the shopper continues where it is being paid. */
	async function leaveForPayment(): Promise<void> {
		await engine.reload();
		const target = pathTo(routes, 'checkout-confirmation');
		if (cart.get()?.cartStatus === 'FINALIZED' && target) location.assign(target);
	}

	function drop(): void {
		engine.drop();
		clearCartErrors();
	}

	function dropCart(): void {
		drop();
		calls.dropCart().catch(() => {});
	}

	/** Another tab, or the server, may have removed the cart. */
	function refreshCart(): void {
		if (document.visibilityState === 'hidden') engine.leave();
		else if (hasCart()) void engine.reload();
		else if (cart.get()) drop();
	}

	if (listHeaderExtras(config).includes('cartNotifications')) {
		watchCartNotices({ store: cart, notifications, config, t });
	}
	cart.subscribe(() => fulfilmentLabel.set(toFulfilmentLabel(cart.get(), site)));
	document.addEventListener('visibilitychange', refreshCart);
	addEventListener('focus', refreshCart);
	onCustomerReset(refreshCart);
	addEventListener('pagehide', engine.leave);
	const loaded = hasCart() ? engine.reload() : cart.set(null);

	/** Undo takes one click, so there is no confirmation. */
	function offerUndo(message: string, lines: readonly { product: Product; quantity: number }[]) {
		notifications.show({
			key: 'cart.removed',
			message,
			action: { text: t('cart.undo'), onPress: () => void engine.add(lines) },
		});
	}

	function reportAdded(lines: readonly { product: Product; quantity: number }[]): void {
		const { searchIndex } = config.productDiscovery;
		for (const { product } of lines) searchAnalytics.converted(searchIndex, [product.sku]);
		withTracking(({ trackAdd }) => {
			for (const line of lines) trackAdd(site, line);
		});
	}

	/** False: refused, and the shopper was told why. */
	async function add(product: Product, quantity = 1): Promise<boolean> {
		if (!(await mayAdd(cart.get()))) {
			const message = t('cart.refused.abortedselection', { name: product.name });
			explainAbandoned(message, () => void add(product, quantity));
			return false;
		}
		engine.set(product, lineQuantity(cart.get(), product.sku) + quantity);
		reportAdded([{ product, quantity }]);
		return true;
	}

	/** Adds as much as is available and names what is not. */
	async function addAll(
		items: readonly { product: Product; quantity: number }[],
	): Promise<boolean> {
		if (!(await mayAdd(cart.get()))) {
			explainAbandoned(t('cart.refused.abandonedList'), () => void addAll(items));
			return false;
		}
		await engine.add(items);
		reportAdded(items);
		return true;
	}

	return {
		add,
		addAll,
		async setQuantity(product: Product, quantity: number): Promise<void> {
			// The page may show the server's cart before the browser has fetched its own.
			await loaded;
			const before = lineQuantity(cart.get(), product.sku);
			engine.set(product, quantity);
			if (quantity > before) reportAdded([{ product, quantity: quantity - before }]);
			if (quantity === 0 && before > 0) {
				offerUndo(t('cart.removed', { name: product.name }), [{ product, quantity: before }]);
			}
		},
		async clear(): Promise<void> {
			await loaded;
			const lines = cart.get()?.productLineItems ?? [];
			await engine.call(calls.clear);
			offerUndo(t('cart.cleared'), lines);
		},
		removeLines: (lineItemIds: string[]) => engine.call(() => calls.removeLines(lineItemIds)),
		async replace(lineItemId: string, product: Product): Promise<void> {
			engine.set(product, lineQuantity(cart.get(), product.sku) + 1);
			await engine.call(() => calls.removeLines([lineItemId]));
		},
		addVoucher: (sku: string) => engine.request(() => calls.change([{ sku, quantity: 1 }])),
		/** Puts a delivery pass into the cart. */
		addPass: (sku: string) => engine.request(() => calls.change([{ sku, quantity: 1 }])),
		addCode: (code: string) => engine.call(() => calls.addCode(code)),
		removeCode: (code: string) => engine.call(() => calls.removeCode(code)),
		setAddress: async (address: Partial<Address>): Promise<Cart> => {
			const answer = await engine.call(() => calls.setAddress(address));
			void validation.validate();
			return answer;
		},
		setBillingAddress: (address: Partial<Address>) =>
			engine.call(() => calls.setBillingAddress(address)),
		setTimeSlot: async (id: string | null): Promise<Cart> => {
			const answer = await engine.call(() => calls.setTimeSlot(id));
			void validation.validate();
			return answer;
		},
		setCrateDeposit: (isWanted: boolean) => engine.call(() => calls.setCrateDeposit(isWanted)),
		setWallet: async (isUsed: boolean): Promise<Cart> => {
			const answer = await engine.call(() => calls.setWallet(isUsed));
			void validation.validate();
			return answer;
		},
		/** Adds to a placed order; null returns to a regular cart. */
		setMode: (orderNumber: string | null) => engine.call(() => calls.setMode(orderNumber)),
		validate: validation.validate,
		/** Freezes the cart until it is paid. */
		finalize: (input: FinalizeInput) => engine.request(() => calls.finalize(input)),
		/** Reopens a frozen cart. */
		reset: () => engine.call(calls.reset),
		/** Loads the cart of a customer, who may have filled it on another device. */
		load: engine.reload,
		/** Refetches the cart; skipped if there is none. */
		async reload(): Promise<void> {
			if (hasCart()) await engine.reload();
			else engine.drop();
		},
		/** The cart has become an order; loads its successor, which already has the address. */
		async ordered(): Promise<void> {
			drop();
			dropDraft();
			if (hasCart()) await engine.reload();
		},
	};
}

function hasCart(): boolean {
	return readCookie(CART_EXISTS_COOKIE) === 'true';
}
