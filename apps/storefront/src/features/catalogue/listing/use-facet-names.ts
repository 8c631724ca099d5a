import type { Facet, FacetName } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';

export type FacetValue = Facet['values'][number];

/** Labels of facet values; the catalogue names its own entities, the messages name the rest. */
export function useFacetNames(): (
	facet: FacetName,
	value: Pick<FacetValue, 'value' | 'name'>,
) => string {
	const t = useMessages();
	const { formatMoney, countryName } = useFormats();

	function priceRange(value: string): string {
		const [from = '', to = ''] = value
			.split('-')
			.map((cents) => cents && formatMoney(Number(cents)));
		if (!to) return t('facet.price.from', { from });
		return value.startsWith('0-')
			? t('facet.price.to', { to })
			: t('facet.price.range', { from, to });
	}

	return (facet, { value, name }) => {
		if (name !== null) return name;
		switch (facet) {
			case 'labels':
				return t(`label.${value as 'vegan'}`);
			case 'offers':
				return t('facet.offers.promotion');
			case 'availability':
				return t('facet.availability');
			case 'origin':
				return countryName(value);
			case 'price':
				return priceRange(value);
			default:
				return value;
		}
	};
}
