import type { ComponentType } from 'react';
import { createStore } from '../../platform/storage/store.ts';

export type ConsentView = 'banner' | 'settings';
export type PanelProps = { view: ConsentView };

/** The visible part of the consent UI; its code is fetched on demand. */
export const consentPanel = createStore<{
	view: ConsentView;
	Panel: ComponentType<PanelProps>;
} | null>(null);

/** Switches the view of the open panel. */
export function showView(view: ConsentView): void {
	const shown = consentPanel.get();
	if (shown) consentPanel.set({ ...shown, view });
}
