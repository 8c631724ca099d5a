import type { Nutrition } from '@korb/contracts/catalogue/catalogue-feed';
import type { MessageKey } from '@korb/messages';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Table } from '../../../ui/table/table.tsx';

type Row = { key: keyof Nutrition; text: MessageKey; sub?: boolean };

/** In the order required by EU 1169/2011, annex XV. */
const rows: Row[] = [
	{ key: 'fatGrams', text: 'nutrition.fat' },
	{ key: 'saturatesGrams', text: 'nutrition.saturates', sub: true },
	{ key: 'carbohydrateGrams', text: 'nutrition.carbohydrate' },
	{ key: 'sugarsGrams', text: 'nutrition.sugars', sub: true },
	{ key: 'fibreGrams', text: 'nutrition.fibre' },
	{ key: 'proteinGrams', text: 'nutrition.protein' },
	{ key: 'saltGrams', text: 'nutrition.salt' },
];

export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
	const t = useMessages();
	const { formatNumber } = useFormats();
	const energy = t('nutrition.energyValue', {
		kj: formatNumber(nutrition.energyKj),
		kcal: formatNumber(nutrition.energyKcal),
	});
	return (
		<Table
			caption={t('product.nutrition')}
			captionHidden
			head={[
				<span key="name" className="visually-hidden">
					{t('nutrition.name')}
				</span>,
				t(nutrition.per === '100ml' ? 'nutrition.per100ml' : 'nutrition.per100g'),
			]}
			rows={[
				{ key: 'energy', cells: [t('nutrition.energy'), energy] },
				...rows.flatMap(({ key, text, sub = false }) => {
					const value = nutrition[key];
					return typeof value === 'number'
						? [{ key, sub, cells: [t(text), `${formatNumber(value)} g`] }]
						: [];
				}),
			]}
		/>
	);
}
