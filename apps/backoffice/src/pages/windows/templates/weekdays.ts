import { useFormats } from '../../../session/session.tsx';
import { addDays, noonOf } from '../week.ts';

/** Monday is 1; any Monday tells the names. */
export function useWeekdays(): { weekday: number; short: string; long: string }[] {
	const { weekday: short, weekdayLong: long } = useFormats();
	return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
		const at = noonOf(addDays('2024-01-01', weekday - 1));
		return { weekday, short: short(at), long: long(at) };
	});
}
