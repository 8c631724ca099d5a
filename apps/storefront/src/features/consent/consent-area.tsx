import { useStore } from '../../lib/store.ts';
import { consentPanel } from './consent-panel-state.ts';

/** Stands first in the page, so that the keyboard reaches the banner before everything it lies on. */
export function ConsentArea() {
	const shown = useStore(consentPanel, null);
	return shown && <shown.Panel view={shown.view} />;
}
