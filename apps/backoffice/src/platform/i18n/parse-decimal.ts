/** `0,5`, `0.5` and `12` as a number; null when it is none. */
export function parseDecimal(text: string): number | null {
	return /^\s*\d{1,6}([.,]\d{1,3})?\s*$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** As a person types it: with a comma where the language has one. */
export function writeDecimal(value: number, tag: string): string {
	return value.toLocaleString(tag, { maximumFractionDigits: 3, useGrouping: false });
}
