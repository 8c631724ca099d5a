import { Button } from '../../ui/button/button.tsx';
import type { BlockOf } from '../block-of.ts';

/** Whoever provides the consent banner listens for this. */
const OPEN_SETTINGS = 'korb:cookie-settings';

export function CookieSettingsButtonBlock({ block }: { block: BlockOf<'cookie-settings-button'> }) {
	return (
		<Button variant="secondary" onClick={() => dispatchEvent(new Event(OPEN_SETTINGS))}>
			{block.label}
		</Button>
	);
}
