import { toConsent } from '@korb/domain/customer/consent';
import { consent } from '../../shop/session/consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { optionalGroups, writeChoice } from './consent-choice.ts';
import { consentPanel, type PanelProps, showView } from './consent-panel-state.ts';
import { ConsentSettings } from './consent-settings.tsx';

/** The banner, and the settings opened from it or from a button on a page. */
export function ConsentPanel({ view }: PanelProps) {
	const isAnswered = consent.get().isBannerClosed;
	return (
		<>
			{!isAnswered && (
				<ConsentBanner
					onReject={() => choose([])}
					onAccept={() => choose(optionalGroups)}
					onSettings={() => showView('settings')}
				/>
			)}
			<ConsentSettings
				open={view === 'settings'}
				onChoose={choose}
				onClose={() => (isAnswered ? consentPanel.set(null) : showView('banner'))}
			/>
		</>
	);
}

function choose(groups: readonly string[]): void {
	writeChoice(groups);
	consent.set(toConsent(groups, true));
	consentPanel.set(null);
}
