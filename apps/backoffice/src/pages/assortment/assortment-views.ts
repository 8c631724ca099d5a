import { type AssortmentView, assortmentViews } from '@korb/domain/catalogue/assortment-views';
import { type ProductWarning, productWarnings } from '@korb/domain/catalogue/product-warnings';

/** The address is the list: it survives a reload and can be sent to a colleague. */
export type AssortmentState = {
	view: AssortmentView;
	region: string | null;
	category: string | null;
	brand: string | null;
	warning: ProductWarning | null;
	search: string;
};

export const everything: AssortmentState = {
	view: 'all',
	region: null,
	category: null,
	brand: null,
	warning: null,
	search: '',
};

export function readAssortmentState(params: URLSearchParams): AssortmentState {
	return {
		view: assortmentViews.find((view) => view === params.get('view')) ?? 'all',
		region: params.get('region'),
		category: params.get('category'),
		brand: params.get('brand'),
		warning: productWarnings.find((warning) => warning === params.get('warning')) ?? null,
		search: params.get('search') ?? '',
	};
}

/** For the address of the page and for the query of the API, which have the same names. */
export function toQuery({ view, region, category, brand, warning, search }: AssortmentState) {
	return {
		...(view !== 'all' && { view }),
		...(region && { region }),
		...(category && { category }),
		...(brand && { brand }),
		...(warning && { warning }),
		...(search && { search }),
	};
}

export function toAddress(state: AssortmentState): string {
	const params = new URLSearchParams(toQuery(state));
	return params.size > 0 ? `?${params}` : '';
}
