/** Days of a month as `2026-07-01`, of the month that a day is in. */
export function daysOfMonth(day: string): string[] {
	const [year = 0, month = 1] = day.split('-').map(Number);
	const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
	return Array.from(
		{ length: count },
		(_, index) => `${day.slice(0, 7)}-${String(index + 1).padStart(2, '0')}`,
	);
}

/** First and last column of a period in the month, counted from one; null when it is outside. */
export function columnsOf(
	{ startsOn, endsOn }: { startsOn: string; endsOn: string },
	days: readonly string[],
): { from: number; to: number } | null {
	const within = days.flatMap((day, index) =>
		startsOn <= day && day <= endsOn ? [index + 1] : [],
	);
	const [from] = within;
	const to = within.at(-1);
	return from === undefined || to === undefined ? null : { from, to };
}

export function isWeekend(day: string): boolean {
	return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}
