import { shortTime } from '@korb/domain/time/short-time';
import type { SiteContext } from '../../platform/site.tsx';

/** Full dates and times, because an order may be viewed weeks later. */
export function createMoments({ config, t }: Pick<SiteContext, 'config' | 't'>) {
	const { locale, timeZone } = config;
	const write = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
		new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant));
	const day = write({ weekday: 'long', day: 'numeric', month: 'long' });
	const clock = (instant: string) =>
		new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(new Date(instant));
	const time = (instant: string) => shortTime(clock(instant), locale);
	return {
		day,
		date: (text: string) =>
			new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
				new Date(`${text}T12:00:00Z`),
			),
		moment: (instant: string) => t('order.moment', { day: day(instant), time: time(instant) }),
		window: ({ start, end }: { start: string; end: string }) =>
			t('order.window', { day: day(start), from: time(start), to: time(end) }),
	};
}
