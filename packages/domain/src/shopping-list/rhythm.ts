/** How often a customer buys a product, in days of the shop's calendar. */
export type Rhythm = {
	/** Days on which it was bought. */
	timesBought: number;
	/** Median between two of them. */
	gapDays: number;
	daysSince: number;
};

/** One gap may be a coincidence. */
export const MIN_PURCHASES = 3;
/** What is nearly used up is bought with this order, not with the next. */
const DUE_AFTER = 0.75;
/** Whoever has skipped it twice has moved on. */
const GIVEN_UP_AFTER = 3;

/** Whether the customer is likely to need it with this order. */
export function isDue(rhythm: Rhythm): boolean {
	const passed = passedGaps(rhythm);
	return passed >= DUE_AFTER && passed < GIVEN_UP_AFTER;
}

/** What is due comes first, the most regular of it foremost; then what is due next. */
export function inRhythm<T extends Rhythm>(products: readonly T[]): T[] {
	return products
		.filter((product) => hasRhythm(product))
		.toSorted(
			(a, b) =>
				Number(isDue(b)) - Number(isDue(a)) ||
				(isDue(a) ? a.gapDays - b.gapDays : passedGaps(b) - passedGaps(a)) ||
				b.timesBought - a.timesBought,
		);
}

function hasRhythm(rhythm: Rhythm): boolean {
	return rhythm.timesBought >= MIN_PURCHASES && passedGaps(rhythm) < GIVEN_UP_AFTER;
}

function passedGaps({ gapDays, daysSince }: Rhythm): number {
	return daysSince / gapDays;
}
