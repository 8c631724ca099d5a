const DAY = 86_400_000;

export type Formats = ReturnType<typeof createFormats>;

/** Dates are those of the shop, wherever the person is. */
export function createFormats(tag: string, timeZone: string, now: () => Date = () => new Date()) {
	const date = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(tag, { timeZone, ...options });
	const clock = date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
	const seconds = date({ timeStyle: 'medium', hourCycle: 'h23' });
	const weekday = date({ weekday: 'short' });
	const dayMonth = date({ day: 'numeric', month: 'short' });
	const dayMonthYear = date({ day: 'numeric', month: 'short', year: 'numeric' });
	const full = date({ dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' });
	const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
	const dayOf = (iso: string | Date) => calendarDay.format(new Date(iso));
	const daysAway = (iso: string) =>
		Math.round((Date.parse(dayOf(iso)) - Date.parse(dayOf(now()))) / DAY);

	/** Empty for today, the weekday within a week, else the date. */
	const nearDay = (iso: string): string => {
		const away = daysAway(iso);
		if (away === 0) return '';
		if (Math.abs(away) < 7) return weekday.format(new Date(iso));
		const isThisYear = dayOf(iso).slice(0, 4) === dayOf(now()).slice(0, 4);
		return (isThisYear ? dayMonth : dayMonthYear).format(new Date(iso));
	};
	/** Full hours without their minutes: `16–18`. */
	const hour = (iso: string) => clock.format(new Date(iso)).replace(/^0?(\d+):00$/, '$1');

	return {
		money: (cents: number, currency: string) =>
			new Intl.NumberFormat(tag, { style: 'currency', currency })
				.format(cents / 100)
				.replace('-', '−'),
		clock: (iso: string) => clock.format(new Date(iso)),
		seconds: (iso: string) =>
			[nearDay(iso), seconds.format(new Date(iso))].filter(Boolean).join(' '),
		/** The time today, with the weekday within a week, the date alone before. */
		moment: (iso: string) => {
			const isNear = Math.abs(daysAway(iso)) < 7;
			return [nearDay(iso), isNear && clock.format(new Date(iso))].filter(Boolean).join(' ');
		},
		span: (start: string, end: string) =>
			[nearDay(start), `${hour(start)}–${hour(end)}`].filter(Boolean).join(' '),
		full: (iso: string) => full.format(new Date(iso)),
		/** Start of a day of the shop, as an instant. */
		startOfDay: (days = 0): Date => startOfDay(new Date(now().getTime() + days * DAY), timeZone),
	};
}

/** Midnight differs from the instant by the wall clock's hours, minutes and seconds, but on two days a year. */
function startOfDay(at: Date, timeZone: string): Date {
	const parts = new Intl.DateTimeFormat('en-GB', {
		...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
		...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
	}).formatToParts(at);
	const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
	const wallClock = Date.UTC(
		of('year'),
		of('month') - 1,
		of('day'),
		of('hour'),
		of('minute'),
		of('second'),
	);
	const offset = wallClock - Math.floor(at.getTime() / 1000) * 1000;
	const midnight = Date.UTC(of('year'), of('month') - 1, of('day')) - offset;
	return new Date(midnight);
}
