/** `3,99`, `3.99` and `3` as cents; null when it is no amount. */
export function parseCents(text: string): number | null {
	const [, whole, part = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
	return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** As a person types it: with a comma where the language has one. */
export function writeCents(cents: number, tag: string): string {
	return (cents / 100).toLocaleString(tag, {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
		useGrouping: false,
	});
}
