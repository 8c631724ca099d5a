import { addDays } from '@korb/domain/pricing/prices';

export type PricePoint = { from: string; priceCents: number };
type PastPrice = PricePoint & { until: string | null; isReduced: boolean };

export const CHART_DAYS = 30;

/**
 * The prices charged from 30 days ago until today, each from the day on which it began; the first one
 * may have begun before. Of several on one day the last one counts, as it was charged in the end.
 */
export function listPriceSteps(
	history: readonly PastPrice[],
	{ today, chargedCents }: { today: string; chargedCents: number },
): PricePoint[] {
	const first = addDays(today, -CHART_DAYS);
	const byDay = new Map(history.map((entry) => [entry.from, entry]));
	const ordered = [...byDay.values()].sort((a, b) => a.from.localeCompare(b.from));
	const steps: PricePoint[] = [];
	for (const { from, priceCents } of ordered) {
		if (from > today) break;
		const start = laterDay(from, first);
		if (steps.at(-1)?.from === start) steps.pop();
		if (steps.at(-1)?.priceCents !== priceCents) steps.push({ from: start, priceCents });
	}
	// A price that returns within a day leaves no new entry.
	const last = steps.at(-1);
	if (last && last.priceCents !== chargedCents) {
		if (last.from === today) steps.pop();
		steps.push({ from: today, priceCents: chargedCents });
	}
	return steps;
}

export function laterDay(a: string, b: string): string {
	return a.localeCompare(b) < 0 ? b : a;
}

/** Round amounts around the prices, at most four, for the lines of a chart. */
export function listTicks(prices: readonly number[]): number[] {
	const [low, high] = [Math.min(...prices), Math.max(...prices)];
	const steps = [
		5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000,
	];
	for (const step of steps) {
		const from = Math.max(0, Math.floor((low - 1) / step) * step);
		const to = Math.ceil((high + 1) / step) * step;
		const count = (to - from) / step + 1;
		if (count <= 4) return Array.from({ length: count }, (_, index) => from + index * step);
	}
	return [0, high];
}
