export function symbolOf(currency: string, tag: string): string {
	const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(0);
	return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
