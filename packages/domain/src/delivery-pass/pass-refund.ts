import { type Cents, cents, roundHalfUp } from '../pricing/money.ts';
import type { Day } from '../pricing/prices.ts';
import { daysBetween, type PassTerm } from './pass-term.ts';

/**
 * What a withdrawal refunds: the price less the share of the days that have passed (2011/83/EU,
 * article 14 (3)). The day of the withdrawal itself costs nothing.
 */
export function refundOfPass(pass: PassTerm & { price: number }, today: Day): Cents {
	const days = daysBetween(pass.startDate, pass.endDate) + 1;
	const used = Math.min(Math.max(daysBetween(pass.startDate, today), 0), days);
	return cents(pass.price - roundHalfUp((pass.price * used) / days));
}
