import { SearchType } from '@korb/contracts/catalogue/search';
import { RegistrationLink, ResetLink } from '@korb/contracts/customer/customer';
import { OrderView } from '@korb/contracts/order/orders';
import { PRODUCT_SORTS, SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import type { PAGE_PARAMETERS } from '@korb/domain/routing/page-parameters';

const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);
const listOf = (value: string) => new RegExp(`^${value}(?:,${value}){0,19}$`);
const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';

const known: Record<(typeof PAGE_PARAMETERS)[number], RegExp> = {
	availability: oneOf(['available']),
	brand: listOf(SLUG),
	category: listOf(SLUG),
	labels: listOf(SLUG),
	offers: oneOf(['1', 'promotion']),
	origin: listOf('[A-Za-z]{2}'),
	page: /^[1-9][0-9]{0,3}$/,
	price: listOf('(?:0-199|200-499|500-999|1000-1999|2000-)'),
	sort: oneOf([...PRODUCT_SORTS, ...SEARCH_SORTS]),
	// Used by the search page, the order page and emailed links.
	tab: oneOf([
		...SearchType.options.filter((type) => type !== 'suggestions'),
		...OrderView.options,
		...RegistrationLink.options,
		...ResetLink.options,
	]),
};

/** Drops parameters with invalid values: a made-up value must not create a page of its own. */
export function filterKnownValues(query: URLSearchParams): URLSearchParams {
	const kept = Object.entries(known).flatMap(([name, pattern]) => {
		const value = query.get(name);
		return value !== null && value.length <= 200 && pattern.test(value) ? [[name, value]] : [];
	});
	return new URLSearchParams(kept);
}
