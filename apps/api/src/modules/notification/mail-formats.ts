type MailFormats = {
	money: Intl.NumberFormat;
	percent: Intl.NumberFormat;
	day: Intl.DateTimeFormat;
	/** As `08:00`, in every language. */
	time: Intl.DateTimeFormat;
};

const formats = new Map<string, MailFormats>();

/** Created once for each kind of shop: that takes far longer than writing an email with them. */
export function formatsOf(locale: string, timeZone: string, currency: string): MailFormats {
	const name = `${locale} ${timeZone} ${currency}`;
	const known = formats.get(name) ?? {
		money: new Intl.NumberFormat(locale, { style: 'currency', currency }),
		percent: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
		day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }),
		time: new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }),
	};
	formats.set(name, known);
	return known;
}
