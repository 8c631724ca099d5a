import type { SlotPage } from './slot-pages.ts';

export type Cell = { row: number; column: number };

type Rows = SlotPage['rows'];

const steps: Record<string, Cell> = {
	ArrowUp: { row: -1, column: 0 },
	ArrowDown: { row: 1, column: 0 },
	ArrowLeft: { row: 0, column: -1 },
	ArrowRight: { row: 0, column: 1 },
};

/** Where a key leads from a cell of the table; undefined: the key means nothing here. */
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

/** Where the table is entered: at what was chosen, else at the first window that can be. */
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
