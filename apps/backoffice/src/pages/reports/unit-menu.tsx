import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUnits } from '../../session/use-schedules.ts';
import { useUnitName } from '../../session/use-unit-name.ts';
import { FilterMenu } from '../../ui/filter/filter-menu.tsx';

type UnitMenuProps = { unit: string; onChange: (unit: string) => void };

export function UnitMenu({ unit, onChange }: UnitMenuProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const units = useUnits();
	if (units.length < 2) return null;
	return (
		<FilterMenu
			label={t('orders.unit')}
			options={[
				{ value: '', text: t('today.allUnits') },
				...units.map((each) => ({ value: each, text: unitName(each) })),
			]}
			value={unit}
			onChange={(value) => onChange(value ?? '')}
		/>
	);
}
