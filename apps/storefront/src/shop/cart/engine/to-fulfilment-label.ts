import type { SiteContext } from '../../../platform/site.tsx';
import { cityText } from '../../fulfilment/address-text.ts';
import type { FulfilmentLabel } from '../../fulfilment/fulfilment-label.ts';
import { createTimes } from '../../fulfilment/use-times.ts';
import type { ShownCart } from '../cart-store.ts';

/** "Lieferung 1020 Wien" and "heute, 16–18 Uhr". */
export function toFulfilmentLabel(cart: ShownCart, site: SiteContext): FulfilmentLabel | null {
	const address = cart?.distributionAddress;
	if (!address) return null;
	const isCollected = address.distributionType === 'CLICK_AND_COLLECT';
	const { distributionWindow: window } = cart;
	return {
		isCollected,
		place: isCollected
			? site.t('fulfilment.collectAt', { place: address.companyName || cityText(address) })
			: site.t('fulfilment.deliverTo', { place: cityText(address) }),
		window: window?.heldUntil ? createTimes(site).window(window) : null,
	};
}
