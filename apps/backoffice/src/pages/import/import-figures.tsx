import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { Figures } from '../../ui/figures/figures.tsx';

export function ImportFigures({ run: { counts } }: { run: ImportRunDetails }) {
	const { t, tag } = useLocale();
	const count = (value: number) => value.toLocaleString(tag);
	return (
		<Figures
			figures={[
				{ label: t('import.lines'), value: count(counts.lines) },
				{
					label: t('import.unchanged'),
					value: count(counts.unchanged),
					note: t('import.leftAlone'),
				},
				{ label: t('import.new'), value: count(counts.new) },
				{ label: t('import.changed'), value: count(counts.changed) },
				{
					label: t('import.refused'),
					value: count(counts.refused),
					note: counts.refused > 0 ? t('import.seeBelow') : null,
				},
				{
					label: t('import.held'),
					value: count(counts.held),
					note: counts.held > 0 ? t('import.largeSteps') : null,
				},
			]}
		/>
	);
}
