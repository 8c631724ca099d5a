import { type Cents, cents } from './money.ts';

/** A calendar day in the tenant's time zone, `2026-07-01`; days compare as text. */
export type Day = string;

export type OfferPrices = {
	price: Cents;
	promotion: { price: Cents; startsOn: Day; endsOn: Day } | null;
};

/** A price as charged: from a day on, until the next entry or its own end. */
export type PastPrice = { from: Day; until: Day | null; price: Cents; isReduced: boolean };

export type Reduction = { value: Cents; percent: number; lowest30Days: Cents };

const REFERENCE_DAYS = 30;

export function isPromotionActive(
	promotion: OfferPrices['promotion'],
	today: Day,
): promotion is NonNullable<typeof promotion> {
	return promotion !== null && promotion.startsOn <= today && today <= promotion.endsOn;
}

/**
 * What may be announced about a reduction. Directive 98/6/EC, article 6a, requires the lowest price
 * of the 30 days before it, and the percentage must be based on that price (C-330/23). If the
 * product was as cheap before, or nothing is known, no reduction may be announced.
 */
export function findReduction(reduced: Cents, startsOn: Day, past: PastPrice[]): Reduction | null {
	const reference = lowestPriceBefore(firstStep(reduced, startsOn, past), past);
	if (reference === null || reference <= reduced) return null;
	// Rounded down: never overstate the discount.
	const percent = Math.floor(((reference - reduced) * 100) / reference);
	return { value: reference, percent, lowest30Days: reference };
}

export function lowestPriceBefore(day: Day, past: PastPrice[]): Cents | null {
	const windowStart = addDays(day, -REFERENCE_DAYS);
	const spans = toSpans(past).filter(({ from, end }) => from < day && end > windowStart);
	return spans.length === 0 ? null : cents(Math.min(...spans.map(({ price }) => price)));
}

/** A reduction that grows without a break counts as one, measured from before its first step. */
function firstStep(reduced: Cents, startsOn: Day, past: PastPrice[]): Day {
	let start = startsOn;
	let price = reduced;
	for (const span of toSpans(past).toReversed()) {
		if (span.from >= start) continue;
		if (span.end < start || !span.isReduced || span.price <= price) break;
		start = span.from;
		price = span.price;
	}
	return start;
}

type Span = { from: Day; end: Day; price: Cents; isReduced: boolean };

/** Spans with an exclusive end day. */
function toSpans(past: PastPrice[]): Span[] {
	const ordered = past.toSorted((a, b) => a.from.localeCompare(b.from));
	return ordered.map(({ from, until, price, isReduced }, index) => {
		const next = ordered.slice(index + 1).find((entry) => entry.from > from)?.from ?? FOREVER;
		const ownEnd = until === null ? FOREVER : addDays(until, 1);
		const [end = FOREVER] = [ownEnd, next].sort();
		return { from, end, price, isReduced };
	});
}

const FOREVER: Day = '9999-12-31';

export function addDays(day: Day, days: number): Day {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in the tenant's time zone; offers begin and end at midnight there. */
export function dayAt(instant: Date, timeZone: string): Day {
	let format = formats.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
		formats.set(timeZone, format);
	}
	return format.format(instant);
}
