import type { ReactNode } from 'react';
import type { CsvCell } from '../../platform/csv/to-csv.ts';
import { useFormats } from '../../session/session.tsx';

export type Cell = {
	/** On the page. */
	text: string;
	/** In the file. */
	value: CsvCell;
	/** On the page, instead of the bare text. */
	node?: ReactNode;
};

/** What a card shows, as a table and as a file. The first cell names its row. */
export type Sheet = {
	columns: { label: string; isNumber?: boolean }[];
	rows: Cell[][];
};

const none: Cell = { text: '–', value: null };
const toPercent = (share: number) => ({ percent: Math.round(share * 1000) / 10 });

export function useCells() {
	const { money, count, percent, growth, date } = useFormats();
	return {
		words: (text: string): Cell => ({ text, value: text }),
		day: (day: string): Cell => ({ text: date(day), value: day }),
		count: (value: number): Cell => ({ text: count(value), value }),
		money: (cents: number, currency: string): Cell => ({
			text: money(cents, currency),
			value: cents / 100,
		}),
		share: (part: number, whole: number): Cell =>
			whole === 0 ? none : { text: percent(part / whole), value: toPercent(part / whole) },
		growth: (now: number, before: number): Cell => {
			const text = growth(now, before);
			return text === null ? none : { text, value: toPercent(now / before - 1) };
		},
	};
}
