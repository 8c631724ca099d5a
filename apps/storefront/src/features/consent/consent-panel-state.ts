import type { ComponentType } from 'react';
import { createStore } from '../../lib/store.ts';

export type ConsentView = 'banner' | 'settings';
export type PanelProps = { view: ConsentView };

/** What of the consent is in sight; its code is fetched only when something is. */
export const consentPanel = createStore<{
	view: ConsentView;
	Panel: ComponentType<PanelProps>;
} | null>(null);

/** Changes what the open panel shows. */
export function showView(view: ConsentView): void {
	const shown = consentPanel.get();
	if (shown) consentPanel.set({ ...shown, view });
}
