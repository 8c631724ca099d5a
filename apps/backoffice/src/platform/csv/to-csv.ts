/** Percentages are written as such, which spreadsheets read as numbers. */
export type CsvCell = string | number | { percent: number } | null;

/**
 * A file that spreadsheets of the language open as a table: German ones separate columns by
 * semicolons, since the comma separates decimals.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], tag: string): string {
	const hasDecimalComma = (1.5).toLocaleString(tag).includes(',');
	const separator = hasDecimalComma ? ';' : ',';
	const write = (value: number) =>
		hasDecimalComma ? String(value).replace('.', ',') : String(value);
	const toText = (cell: CsvCell): string => {
		if (cell === null) return '';
		if (typeof cell === 'number') return write(cell);
		if (typeof cell === 'object') return `${write(cell.percent)} %`;
		return quote(cell);
	};
	const lines = rows.map((row) => row.map(toText).join(separator));
	// Excel takes a file without a byte order mark for Latin-1.
	return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** Shoppers type search terms: what begins like a formula must not become one. */
function quote(text: string): string {
	const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
	return `"${safe.replaceAll('"', '""')}"`;
}
