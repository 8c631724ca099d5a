import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';

export const DAYS_PER_PAGE = 7;

export type SlotRow = {
	startTime: string;
	endTime: string;
	/** One per day of the page; null where that day has no such window. */
	windows: (DistributionWindow | null)[];
};
export type SlotPage = { days: string[]; rows: SlotRow[] };

/** The windows of a week as a table: one column per day, one row per time. */
export function toSlotPages(list: Pick<WindowList, 'days'>): SlotPage[] {
	const pages: SlotPage[] = [];
	for (let first = 0; first < list.days.length; first += DAYS_PER_PAGE) {
		pages.push(toSlotPage(list.days.slice(first, first + DAYS_PER_PAGE)));
	}
	return pages;
}

function toSlotPage(days: WindowList['days']): SlotPage {
	const rows = new Map<string, SlotRow>();
	for (const [column, { windows }] of days.entries()) {
		for (const window of windows) {
			const { startTime, endTime } = window;
			const key = `${startTime} ${endTime}`;
			const row = rows.get(key) ?? { startTime, endTime, windows: days.map(() => null) };
			row.windows[column] = window;
			rows.set(key, row);
		}
	}
	const inOrder = [...rows].toSorted(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
	return { days: days.map(({ day }) => day), rows: inOrder };
}

/** The lowest fee of a day; null when nothing is available. */
export function lowestFee(windows: readonly DistributionWindow[]): number | null {
	const fees = windows.flatMap(({ available, fee }) => (available && fee !== null ? [fee] : []));
	return fees.length === 0 ? null : Math.min(...fees);
}
