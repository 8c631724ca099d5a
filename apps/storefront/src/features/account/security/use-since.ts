import { useSite } from '../../../platform/site.tsx';

/** "heute, 11:02" on the same day, "am 2. März" before that. */
export function useSince(): (instant: string) => string {
	const { config, t } = useSite();
	const { locale, timeZone } = config;
	const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
	return (instant) => {
		const at = new Date(instant);
		const isToday = write(at, { dateStyle: 'short' }) === write(new Date(), { dateStyle: 'short' });
		return isToday
			? t('account.since.today', { time: write(at, { timeStyle: 'short' }) })
			: t('account.since.day', { day: write(at, { day: 'numeric', month: 'long' }) });
	};
}
