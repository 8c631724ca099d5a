const DAY = 86_400_000;

export type Formats = ReturnType<typeof createFormats>;

/** Dates are those of the shop, wherever the person is. */
export function createFormats(tag: string, timeZone: string, now: () => Date = () => new Date()) {
	const date = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(tag, { timeZone, ...options });
	const clock = date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
	const seconds = date({ timeStyle: 'medium', hourCycle: 'h23' });
	const weekday = date({ weekday: 'short' });
	const weekdayLong = date({ weekday: 'long' });
	const dayLong = date({ day: 'numeric', month: 'long' });
	const dayMonth = date({ day: 'numeric', month: 'short' });
	const dayMonthYear = date({ day: 'numeric', month: 'short', year: 'numeric' });
	const longDay = date({ weekday: 'long', day: 'numeric', month: 'long' });
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

	const percent = (options: Intl.NumberFormatOptions) => {
		const format = new Intl.NumberFormat(tag, {
			...{ style: 'percent', maximumFractionDigits: 1 },
			...options,
		});
		return (share: number) => format.format(share).replace('-', '−');
	};
	const signed = new Intl.NumberFormat(tag, {
		...{ maximumFractionDigits: 1, minimumFractionDigits: 1, signDisplay: 'exceptZero' },
	});
	const growth = percent({ signDisplay: 'exceptZero' });

	return {
		percent: percent({}),
		/** `+8 %`; null when there was nothing before. */
		growth: (now: number, before: number) => (before === 0 ? null : growth(now / before - 1)),
		/** Of two shares, in percentage points: `−0.3`. */
		points: (now: number, before: number) => signed.format((now - before) * 100).replace('-', '−'),
		count: (value: number) => value.toLocaleString(tag),
		/** On axes and where space is short: `€660.4K`, without cents from `€100` on. */
		moneyShort: (cents: number, currency: string) => {
			const units = cents / 100;
			const digits = Number.isInteger(units) || units >= 100 ? 0 : 2;
			const short: Intl.NumberFormatOptions =
				units >= 10_000
					? { notation: 'compact', maximumSignificantDigits: 4 }
					: { minimumFractionDigits: digits, maximumFractionDigits: digits };
			return new Intl.NumberFormat(tag, { style: 'currency', currency, ...short }).format(units);
		},
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
		/** With the weekday: `Monday 13 July`. */
		longDay: (iso: string) => longDay.format(new Date(iso)),
		hours: (start: string, end: string) => `${hour(start)}–${hour(end)}`,
		weekday: (iso: string) => weekday.format(new Date(iso)),
		weekdayLong: (iso: string) => weekdayLong.format(new Date(iso)),
		/** Without the weekday: `13 July`. */
		dayLong: (iso: string) => dayLong.format(new Date(iso)),
		/** From one day to another: `13 – 18 July`. */
		days: (from: string, to: string) => dayLong.formatRange(new Date(from), new Date(to)),
		/** The calendar day of the shop. */
		dayOf,
		/** A calendar day of the shop: the weekday within a week, else the date. */
		day: (day: string) =>
			nearDay(`${day}T12:00:00Z`) || dayMonth.format(new Date(`${day}T12:00:00Z`)),
		/** A calendar day as a date, however near. */
		date: (day: string) => dayMonth.format(new Date(`${day}T12:00:00Z`)),
		full: (iso: string) => full.format(new Date(iso)),
		dayWithYear: (iso: string) => dayMonthYear.format(new Date(iso)),
		daysAway,
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
