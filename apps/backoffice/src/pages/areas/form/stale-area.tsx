import type { AreaInput, DeskArea } from '@korb/contracts/admin/areas/areas';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { BothValues } from '../../../ui/note/both-values.tsx';

type StaleAreaProps = {
	theirs: DeskArea;
	mine: AreaInput;
	/** Null while the border was not moved. */
	minePoints: number | null;
	currency: string;
};

export function StaleArea({ theirs, mine, minePoints, currency }: StaleAreaProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { money } = useFormats();
	const amount = (cents: number | null) =>
		cents === null ? t('areas.likeShop') : money(cents, currency);
	const rowsOf = (area: AreaInput, points: number) => ({
		[t('areas.name')]: area.name,
		[t('areas.pickedBy')]: area.pickingUnitIds.map(unitName).join(', '),
		[t('areas.priority')]: String(area.priority),
		[t('areas.postalCodes')]: area.postalCodes.join(' '),
		[t('areas.isDefault')]: t(area.isDefault ? 'audit.yes' : 'audit.no'),
		[t('areas.minOrderValue')]: amount(area.minOrderValue),
		[t('areas.freeFrom')]: amount(area.freeFrom),
		[t('areas.surcharge')]: amount(area.surcharge),
		[t('areas.border')]: t('areas.points', { points }),
	});
	const stored = rowsOf(theirs, theirs.points);
	return (
		<BothValues
			values={Object.entries(rowsOf(mine, minePoints ?? theirs.points)).map(([label, value]) => ({
				label,
				theirs: stored[label] ?? '',
				mine: value,
			}))}
		/>
	);
}
