import { openConsent } from '../../features/consent/open-consent.ts';
import { Button } from '../../ui/button/button.tsx';
import type { BlockOf } from '../block-of.ts';

export function CookieSettingsButtonBlock({ block }: { block: BlockOf<'cookie-settings-button'> }) {
	return (
		<Button variant="secondary" onClick={() => void openConsent('settings')}>
			{block.label}
		</Button>
	);
}
