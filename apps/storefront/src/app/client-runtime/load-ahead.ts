import { lineStepper } from '../../features/cart/add/order-control.tsx';
import { productPopup } from '../../features/catalogue/views/product-views.tsx';
import { menuPanel } from '../../features/menu/menu.tsx';
import { searchFlyout } from '../../features/search/search-form.tsx';
import { readConnection } from '../../platform/browser/connection.ts';
import { dialogPopup } from '../../ui/overlay/dialog.tsx';
import { cartOverlays } from '../dialog-area.tsx';
import { loadWhenIdle } from './load-when-idle.ts';
import { onFirstSign } from './on-first-sign.ts';

/** What a tap opens on any page, likeliest first. */
const overlays = [dialogPopup, searchFlyout, cartOverlays, menuPanel, lineStepper, productPopup];

/** Code for what a shopper may open, as soon as there is a shopper: a tap then only has to render. */
export function loadAhead(): void {
	// Whoever saves data waits for a tap rather than pay for what is never opened.
	if (readConnection().saveData) return;
	onFirstSign(() => loadWhenIdle(overlays.map(({ load }) => load).values()));
}
