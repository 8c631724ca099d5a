/** "€ 1,99" as the locale formats it, with a non-breaking space. */
export function formatMoney(cents: number, locale: string, currency: string): string {
	return formatter(locale, currency, 'symbol')
		.format(cents / 100)
		.replaceAll(' ', '\u00a0');
}

/** "1,99 Euro": for screen readers. */
export function speakMoney(cents: number, locale: string, currency: string): string {
	return formatter(locale, currency, 'name').format(cents / 100);
}

// A page shows hundreds of prices, and creating a formatter costs more than using it.
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currency: string, currencyDisplay: 'symbol' | 'name') {
	const key = `${locale} ${currency} ${currencyDisplay}`;
	const known = formatters.get(key);
	if (known) return known;
	const made = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
	formatters.set(key, made);
	return made;
}
