import { toConsent } from '@korb/domain/customer/consent';
import { onDemand, useOnDemand } from '../../platform/builds/on-demand.ts';
import { consent } from '../../shop/session/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { optionalGroups, writeChoice } from './consent-choice.ts';
import { consentPanel, type PanelProps, showView } from './consent-panel-state.ts';

const settings = onDemand(async () => (await import('./consent-settings.tsx')).ConsentSettings);

/** The banner, and the settings opened from it or from a button on a page. */
export function ConsentPanel({ view }: PanelProps) {
	const isAnswered = consent.get().isBannerClosed;
	const ConsentSettings = useOnDemand(settings, view === 'settings');
	return (
		<>
			{!isAnswered && (
				<ConsentBanner
					onReject={() => choose([])}
					onAccept={() => choose(optionalGroups)}
					onSettings={() => showView('settings')}
				/>
			)}
			{ConsentSettings && (
				<ConsentSettings
					open={view === 'settings'}
					onChoose={choose}
					onClose={() => (isAnswered ? consentPanel.set(null) : showView('banner'))}
				/>
			)}
		</>
	);
}

function choose(groups: readonly string[]): void {
	const isFirst = !consent.get().isBannerClosed;
	writeChoice(groups);
	consent.set(toConsent(groups, true));
	consentPanel.set(null);
	// The button that had the focus is gone. A dialog opened on a page returns it to its button.
	if (isFirst) document.getElementById('main')?.focus({ preventScroll: true });
}
