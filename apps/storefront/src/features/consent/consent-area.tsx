import { useStore } from '../../platform/storage/store.ts';
import { consentPanel } from './consent-panel-state.ts';

/** First in the page, so that the keyboard reaches the banner before the content it covers. */
export function ConsentArea() {
	const shown = useStore(consentPanel, null);
	return shown && <shown.Panel view={shown.view} />;
}
