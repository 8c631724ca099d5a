import type { SlotPage } from './slot-pages.ts';

export type Cell = { row: number; column: number };

type Rows = SlotPage['rows'];

const steps: Record<string, Cell> = {
	ArrowUp: { row: -1, column: 0 },
	ArrowDown: { row: 1, column: 0 },
	ArrowLeft: { row: 0, column: -1 },
	ArrowRight: { row: 0, column: 1 },
};

/** The cell a key leads to; undefined: the key has no effect here. */
export function cellAfterKey(rows: Rows, from: Cell, key: string): Cell | undefined {
	const cells = rows[from.row]?.windows ?? [];
	if (key === 'Home') return { ...from, column: cells.findIndex(Boolean) };
	if (key === 'End') return { ...from, column: cells.findLastIndex(Boolean) };
	const step = steps[key];
	if (!step) return undefined;
	let at = from;
	do at = { row: at.row + step.row, column: at.column + step.column };
	while (isInside(rows, at) && !rows[at.row]?.windows[at.column]);
	return isInside(rows, at) ? at : from;
}

/** The tab stop of the grid: the selection, or else the first available window. */
export function entryOf(rows: Rows, chosenId: string | null): Cell {
	return (
		findCell(rows, ({ id }) => id === chosenId) ??
		findCell(rows, ({ available }) => available) ??
		findCell(rows, () => true) ?? { row: 0, column: 0 }
	);
}

function findCell(
	rows: Rows,
	fits: (window: NonNullable<Rows[number]['windows'][number]>) => boolean,
): Cell | undefined {
	for (const [row, { windows }] of rows.entries()) {
		const column = windows.findIndex((window) => window && fits(window));
		if (column >= 0) return { row, column };
	}
	return undefined;
}

function isInside(rows: Rows, { row, column }: Cell): boolean {
	return column >= 0 && column < (rows[row]?.windows.length ?? 0);
}
