import { useFormats } from './session.tsx';

export type Weekday = { weekday: number; short: string; long: string };

/** Monday is 1; any Monday tells the names. */
export function useWeekdays(): Weekday[] {
	const { weekday: short, weekdayLong: long } = useFormats();
	return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
		const at = new Date(Date.UTC(2024, 0, weekday, 12)).toISOString();
		return { weekday, short: short(at), long: long(at) };
	});
}
