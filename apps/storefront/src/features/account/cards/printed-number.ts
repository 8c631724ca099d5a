/** 2900412773180 → "2 900412 773180", as it is printed below the bars. */
export function printedNumber(code: string): string {
	return [code.slice(0, 1), code.slice(1, 7), code.slice(7)].filter(Boolean).join(' ');
}
