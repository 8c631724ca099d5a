import { useSite } from '../../platform/site.tsx';
import { formatMoney } from '../../ui/price/money.ts';

/** Formatters for money, dates and countries in this shop's locale. */
export function useFormats() {
	const { locale, currency } = useSite().config;
	return {
		/** For the price components: `<Price cents={199} {...money} />`. */
		money: { locale, currency },
		formatMoney: (cents: number) => formatMoney(cents, locale, currency),
		formatDay: (day: string) => days(locale).format(noon(day)),
		formatWeekday: (day: string) => weekdays(locale).format(noon(day)),
		formatNumber: (value: number) => numbers(locale).format(value),
		countryName: (code: string) => nameOf(code, locale),
	};
}

// Calendar days have no time zone; noon UTC falls on the same day in every European time zone.
function noon(day: string): Date {
	return new Date(`${day}T12:00:00Z`);
}

function nameOf(code: string, locale: string): string {
	try {
		return regionNames(locale).of(code) ?? code;
	} catch {
		return code;
	}
}

const days = onePerLocale(
	(locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const weekdays = onePerLocale(
	(locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);
const numbers = onePerLocale(
	(locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
);
const regionNames = onePerLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Every card uses several formatters, and creating one costs more than rendering the card. */
function onePerLocale<Formatter>(make: (locale: string) => Formatter) {
	const made = new Map<string, Formatter>();
	return (locale: string): Formatter => {
		const known = made.get(locale) ?? make(locale);
		made.set(locale, known);
		return known;
	};
}
