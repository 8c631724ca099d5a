import { addDays, type Day } from './prices.ts';
import { clockAt } from './zone.ts';

export type WithdrawnProduct = {
	weightArticle: boolean;
	weightPieceArticle: boolean;
	parentCategories: readonly { slug: string }[];
};

/**
 * Goods that spoil quickly cannot be sent back (2011/83/EU, article 16 d), nor what was cut or
 * weighed for one shopper (16 c). Which aisles hold such goods only the shop can say.
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

/** The last day on which a contract can be withdrawn from; the day the goods come does not count. */
export function lastWithdrawalDay(deliveredAt: Date, timeZone: string, days: number): Day {
	return addDays(clockAt(deliveredAt, timeZone).day, days);
}

export function isWithdrawalOpen(lastDay: Day, now: Date, timeZone: string): boolean {
	return clockAt(now, timeZone).day <= lastDay;
}
