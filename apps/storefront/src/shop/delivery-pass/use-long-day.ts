import { useSite } from '../../platform/site.tsx';

/** "16. November 2027": a pass may end next year. */
export function useLongDay(): (day: string) => string {
	const { locale } = useSite().config;
	const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
	return (day) => format.format(new Date(`${day}T12:00:00Z`));
}
