import { MAX_COLUMNS } from '@korb/contracts/admin/assortment/imports';
import { refused } from '../../../errors.ts';
import { type Cell, toCellText } from './cell-text.ts';
import type { Archive } from './open-archive.ts';
import { parseXml } from './parse-xml.ts';
import type { Workbook } from './read-workbook.ts';

const MAX_ROW_CHARS = 64 * 1024;
/** A spreadsheet has no more. */
const MAX_ROWS = 1_048_576;

export type SheetRow = { line: number; cells: string[] };

/**
 * Rows with a value, numbered as in the spreadsheet. Cells count with the text they refer to: a few
 * bytes would repeat a long one as often as they like.
 */
export async function* readSheet(
	archive: Archive,
	workbook: Workbook,
	maxChars: number,
): AsyncGenerator<SheetRow> {
	let rows: SheetRow[] = [];
	let row: SheetRow = { line: 0, cells: [] };
	let column = -1;
	let cell: Cell | null = null;
	let size = 0;
	let total = 0;
	let isValue = false;
	const take = (cell: Cell) => {
		const text = toCellText(cell, workbook).trim();
		size += Math.max(0, text.length - cell.value.length);
		total += text.length;
		requireShort();
		if (total > maxChars) throw refused('xlsxTooLarge', 'The sheet has too much text.');
		setAt(row.cells, column, text);
	};
	const requireShort = () => {
		if (size > MAX_ROW_CHARS) throw refused('xlsx', `Row ${row.line} is too long.`);
	};
	const handlers = {
		open: (name: string, { r, t = 'n', s }: Record<string, string>) => {
			if (name === 'row') {
				row = { line: lineAfter(row.line, r), cells: [] };
				column = -1;
				size = 0;
			} else if (name === 'c') {
				column = r ? columnOf(r) : column + 1;
				const format = workbook.formats[Number(s ?? 0)] ?? { kind: 'plain' };
				cell = { type: t, value: '', format };
			} else if (name === 'v' || name === 't') {
				isValue = true;
			}
		},
		text: (text: string) => {
			if (!isValue || !cell) return;
			cell.value += text;
			size += text.length;
			requireShort();
		},
		close: (name: string) => {
			if (name === 'v' || name === 't') isValue = false;
			if (name === 'c' && cell) {
				if (column < MAX_COLUMNS) take(cell);
				cell = null;
			}
			if (name === 'row' && row.cells.some((text) => text !== '')) rows.push(row);
		},
	};
	for await (const _ of parseXml(archive.read(workbook.sheetPath), handlers)) {
		const ready = rows;
		rows = [];
		yield* ready;
	}
}

/** Rows may be left out, and none comes twice. */
function lineAfter(last: number, reference: string | undefined): number {
	const line = reference === undefined ? last + 1 : Number(reference);
	if (Number.isInteger(line) && line > last && line <= MAX_ROWS) return line;
	throw refused('xlsx', `There is no row ${reference?.slice(0, 20)} after row ${last}.`);
}

/** Empty cells are left out of a sheet. */
function setAt(cells: string[], column: number, text: string): void {
	while (cells.length < column) cells.push('');
	cells[column] = text;
}

/** `A1` is in column 0, `AA7` in column 26. */
function columnOf(reference: string): number {
	const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
	if (letters === '') throw refused('xlsx', `There is no cell ${reference.slice(0, 20)}.`);
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
