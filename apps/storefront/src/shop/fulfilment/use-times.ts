import { dayAt } from '@korb/domain/pricing/prices';
import { shortTime } from '@korb/domain/time/short-time';
import { type SiteContext, useSite } from '../../platform/site.tsx';

export function useTimes() {
	return createTimes(useSite());
}

/** Formats days and times as the shop shows them: "heute, 16–18 Uhr". */
export function createTimes({ config, t }: Pick<SiteContext, 'config' | 't'>) {
	const { locale, timeZone } = config;
	const named = (options: Intl.DateTimeFormatOptions) => (day: string) =>
		new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
			new Date(`${day}T12:00:00Z`),
		);
	const weekday = named({ weekday: 'short' });
	const longWeekday = named({ weekday: 'long' });
	const date = named({ day: 'numeric', month: 'long' });
	const today = () => dayAt(new Date(), timeZone);
	const isToday = (day: string) => day === today();
	const range = (start: string, end: string) =>
		t('slot.range', { from: shortTime(start, locale), to: shortTime(end, locale) });
	const clock = (instant: string) =>
		new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
			new Date(instant),
		);
	return {
		isToday,
		date,
		longWeekday,
		weekday: (day: string) => (isToday(day) ? t('slot.today') : weekday(day)),
		/** "Heute, Montag 13. Juli" */
		longDay: (day: string) => {
			const values = { weekday: longWeekday(day), date: date(day) };
			return isToday(day) ? t('slot.longToday', values) : t('slot.longDay', values);
		},
		range,
		time: (instant: string) => t('slot.time', { time: shortTime(clock(instant), locale) }),
		/** "16–18 Uhr" */
		span: ({ start, end }: { start: string; end: string }) => range(clock(start), clock(end)),
		/** "heute, 16–18 Uhr", for a window given by its instants. */
		window: ({ start, end }: { start: string; end: string }) => {
			const day = dayAt(new Date(start), timeZone);
			const values = { weekday: weekday(day), range: range(clock(start), clock(end)) };
			if (isToday(day)) return t('slot.windowToday', values);
			return t('slot.window', {
				...values,
				date: named({ day: 'numeric', month: 'numeric' })(day),
			});
		},
	};
}
