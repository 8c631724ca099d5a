import type { Cart, LimitError } from '@korb/contracts/cart/cart';
import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { limitsOf, toKilograms } from '@korb/domain/cart/order-limits';
import type { RouteName } from '@korb/domain/routing/route-table';
import type { Notifications } from '../../../platform/browser/notifications.ts';
import type { Translate } from '../../../platform/messages/messages.ts';
import type { Store } from '../../../platform/storage/store.ts';
import { formatMoney } from '../../../ui/price/money.ts';
import type { ShownCart } from '../cart-store.ts';
import { minimumOrder } from '../minimum-order.ts';

const READING_MS = 4000;
/** Pages that show the same information themselves. */
const saidThere: readonly RouteName[] = ['cart', 'checkout'];

type Deps = {
	store: Store<ShownCart>;
	notifications: Notifications;
	config: ClientRuntimeConfig;
	t: Translate;
};

/** Notifies the shopper about the effects of a cart change. */
export function watchCartNotices({ store, notifications, config, t }: Deps): void {
	let before: ShownCart = store.get();
	const money = (amount: number) => formatMoney(amount, config.locale, config.currency);

	const say = (key: string, message: string) =>
		notifications.show({
			key,
			message,
			type: 'success',
			duration: READING_MS,
			ignoreRouteNames: saidThere,
		});
	const keep = (key: string, isOn: boolean, toMessage: () => string) => {
		const isShown = notifications.store.get().some((shown) => shown.key === key);
		if (isOn && !isShown) {
			const message = toMessage();
			const rules = { type: 'warning', duration: null, ignoreRouteNames: saidThere } as const;
			notifications.show({ key, message, ...rules });
		} else if (!isOn && isShown) notifications.remove(key);
	};

	/** Names both minimums while fulfilment is open, because delivery may require a higher one. */
	const minimumMet = (now: Cart, value: number) => {
		const minimum = minimumOrder(config, now, { t, money });
		return minimum?.isMissing ? minimum.text : t('cart.minimumMet', { value: money(value) });
	};

	store.subscribe(() => {
		const now = store.get();
		const limits = limitsOf(
			config.cart,
			now?.distributionAddress?.distributionType ?? null,
			now?.mode ?? 'REGULAR',
		);
		keep('cart.maxWeight', breaks(now, 'maxOrderWeight'), () =>
			t('cart.maxWeightExceeded', { kilograms: toKilograms(limits.maxOrderWeight) }),
		);
		keep('cart.maxValue', breaks(now, 'maxOrderValue'), () =>
			t('cart.maxValueExceeded', { value: money(limits.maxOrderValue) }),
		);
		if (now && before !== undefined) {
			if (breaks(before, 'minOrderValue') && !breaks(now, 'minOrderValue') && hasProducts(now)) {
				say('cart.minimum', minimumMet(now, limits.minOrderValue ?? 0));
			}
			if (hasProducts(now) && isFree(now) && !isFree(before)) {
				say('cart.freeService', t('cart.freeServiceMet'));
			}
		}
		before = now;
	});
}

function breaks(cart: ShownCart, limit: LimitError): boolean {
	return cart?.limitErrors.includes(limit) ?? false;
}

function hasProducts({ productLineItems }: Cart): boolean {
	return productLineItems.length > 0;
}

function isFree(cart: ShownCart): boolean {
	if (!cart || cart.freeOfChargeThreshold === null) return false;
	return cart.priceInfo.orderValue >= cart.freeOfChargeThreshold;
}
