import { addDays, type Day } from '../pricing/prices.ts';
import { clockAt } from '../time/zone.ts';

export type WithdrawnProduct = {
	weightArticle: boolean;
	weightPieceArticle: boolean;
	parentCategories: readonly { slug: string }[];
};

/**
 * Perishable products cannot be returned (2011/83/EU, article 16 d), nor those cut or weighed for
 * one shopper (16 c). Each shop lists the categories of such products.
 */
export function isExemptFromWithdrawal(
	product: WithdrawnProduct,
	exemptCategories: readonly string[],
): boolean {
	return (
		product.weightArticle ||
		product.weightPieceArticle ||
		product.parentCategories.some(({ slug }) => exemptCategories.includes(slug))
	);
}

/** The last day of the withdrawal period; the day of delivery does not count. */
export function lastWithdrawalDay(deliveredAt: Date, timeZone: string, days: number): Day {
	return addDays(clockAt(deliveredAt, timeZone).day, days);
}

export function isWithdrawalOpen(lastDay: Day, now: Date, timeZone: string): boolean {
	return clockAt(now, timeZone).day <= lastDay;
}
