import { type ConsentView, consentPanel } from './consent-panel-state.ts';

/** Opens banner or settings. Rejects when their code cannot be loaded. */
export async function openConsent(view: ConsentView): Promise<void> {
	const { ConsentPanel } = await import('./consent-panel.tsx');
	consentPanel.set({ view, Panel: ConsentPanel });
}
