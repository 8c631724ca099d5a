import type { Assortment } from '@korb/contracts/admin/assortment/assortment';
import { productWarnings } from '@korb/domain/catalogue/product-warnings';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { FilterMenu } from '../../ui/filter/filter-menu.tsx';
import type { AssortmentState } from './assortment-views.ts';

type ProductFiltersProps = {
	state: AssortmentState;
	assortment: Assortment | undefined;
	onChange: (next: Partial<AssortmentState>) => void;
};

export function ProductFilters({ state, assortment, onChange }: ProductFiltersProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const remove = (name: string) => t('assortment.removeFilter', { name });
	const named = (entries: { slug: string; name: string; level?: number }[] = []) =>
		entries.map(({ slug, name, ...rest }) => ({ value: slug, text: name, ...rest }));
	return (
		<>
			<FilterMenu
				label={t('assortment.region')}
				options={(assortment?.regions ?? []).map((region) => ({
					value: region,
					text: unitName(region),
				}))}
				value={assortment?.region ?? null}
				onChange={(region) => onChange({ region })}
			/>
			<FilterMenu
				label={t('assortment.category')}
				removeLabel={remove(t('assortment.category'))}
				options={named(assortment?.categories)}
				value={state.category}
				onChange={(category) => onChange({ category })}
			/>
			<FilterMenu
				label={t('assortment.brand')}
				removeLabel={remove(t('assortment.brand'))}
				options={named(assortment?.brands)}
				value={state.brand}
				onChange={(brand) => onChange({ brand })}
			/>
			<FilterMenu
				label={t('assortment.missing')}
				removeLabel={remove(t('assortment.missing'))}
				options={productWarnings.map((warning) => ({
					value: warning,
					text: t(`assortment.warning.${warning}`),
				}))}
				value={state.warning}
				onChange={(value) =>
					onChange({ warning: productWarnings.find((warning) => warning === value) ?? null })
				}
			/>
		</>
	);
}
