import type { WindowTerms } from '@korb/contracts/admin/windows/windows';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { type BothValue, BothValues } from '../../ui/note/both-values.tsx';

type StaleWindowProps = {
	theirs: WindowTerms;
	mine: WindowTerms;
	currency: string;
	/** What a template has beside its terms. */
	more?: BothValue[];
};

export function StaleWindow({ theirs, mine, currency, more = [] }: StaleWindowProps) {
	const t = useMessages();
	const { money } = useFormats();
	const rowsOf = ({ capacity, fee, leadMinutes, greenReduction }: WindowTerms) => ({
		[t('windows.places')]: String(capacity),
		[t('windows.fee')]: fee === null ? t('windows.noFee') : money(fee, currency),
		[t('windows.lead')]: `${leadMinutes} ${t('windows.minutes')}`,
		[t('windows.green')]: money(greenReduction, currency),
	});
	const stored = rowsOf(theirs);
	return (
		<BothValues
			values={[
				...more,
				...Object.entries(rowsOf(mine)).map(([label, value]) => ({
					label,
					theirs: stored[label] ?? '',
					mine: value,
				})),
			]}
		/>
	);
}
