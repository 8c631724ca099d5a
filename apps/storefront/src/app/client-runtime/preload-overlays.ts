import { lineStepper } from '../../features/cart/add/order-control.tsx';
import { productPopup } from '../../features/catalogue/views/product-views.tsx';
import { menuPanel } from '../../features/menu/menu.tsx';
import { searchFlyout } from '../../features/search/search-form.tsx';
import { readConnection } from '../../platform/browser/connection.ts';
import { dialogPopup } from '../../ui/overlay/dialog.tsx';
import { cartOverlays } from '../dialog-area.tsx';
import { loadWhenIdle } from './load-when-idle.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

/** What a tap opens on any page, likeliest first. */
const overlays = [dialogPopup, searchFlyout, cartOverlays, menuPanel, lineStepper, productPopup];

/** On the first interaction, so that a tap only has to render, and nobody else pays for it. */
export function preloadOverlays(): void {
	// Whoever saves data waits for a tap rather than pay for what is never opened.
	if (readConnection().saveData) return;
	onFirstInteraction(() => loadWhenIdle(overlays.map(({ load }) => load).values()));
}
