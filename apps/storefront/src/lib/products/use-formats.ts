import { formatMoney } from '../../ui/price/money.ts';
import { useSite } from '../site.tsx';

/** How this shop writes money, days and countries. */
export function useFormats() {
	const { locale, currency } = useSite().config;
	return {
		/** For the price components: `<Price cents={199} {...money} />`. */
		money: { locale, currency },
		formatMoney: (cents: number) => formatMoney(cents, locale, currency),
		formatDay: (day: string) =>
			dayFormat(locale, { day: 'numeric', month: 'long' }).format(noon(day)),
		formatWeekday: (day: string) => dayFormat(locale, { weekday: 'long' }).format(noon(day)),
		formatNumber: (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 }),
		countryName: (code: string) => nameOf(code, locale),
	};
}

// Calendar days have no time zone: noon in the middle of the map is the same day everywhere.
function noon(day: string): Date {
	return new Date(`${day}T12:00:00Z`);
}

function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
}

function nameOf(code: string, locale: string): string {
	try {
		return regionNames(locale).of(code) ?? code;
	} catch {
		return code;
	}
}

// Every card names a country; finding the names of all of them costs more than drawing the card.
const namesByLocale = new Map<string, Intl.DisplayNames>();

function regionNames(locale: string): Intl.DisplayNames {
	const known = namesByLocale.get(locale);
	if (known) return known;
	const made = new Intl.DisplayNames(locale, { type: 'region' });
	namesByLocale.set(locale, made);
	return made;
}
