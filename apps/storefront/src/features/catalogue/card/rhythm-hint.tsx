import type { Suggestion } from '@korb/contracts/shopping-list/suggestion-endpoints';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { RepeatIcon } from '../../../ui/icons/repeat.ts';
import { Hint } from './card-hint.tsx';

/** Why a product is suggested. */
export function RhythmHint({ gapDays, daysSince }: Pick<Suggestion, 'gapDays' | 'daysSince'>) {
	const t = useMessages();
	return (
		<Hint Icon={RepeatIcon}>{t('suggestions.reason', { gap: gapDays, since: daysSince })}</Hint>
	);
}
