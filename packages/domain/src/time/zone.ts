import type { Day } from '../pricing/prices.ts';

const DAY_MS = 86_400_000;

/** A local time, `08:30`; `24:00` is the end of the day. */
export type ClockTime = string;

/**
 * The instant of a local time. An ambiguous time means its first occurrence; a skipped time moves
 * forward by the length of the gap, like Temporal's `compatible` disambiguation.
 */
export function instantAt(day: Day, time: ClockTime, timeZone: string): Date {
	const face = Date.parse(`${day}T${time}:00Z`);
	const before = offsetAt(face - DAY_MS, timeZone);
	const after = offsetAt(face + DAY_MS, timeZone);
	const isAfterChange =
		offsetAt(face - before, timeZone) !== before && offsetAt(face - after, timeZone) === after;
	return new Date(face - (isAfterChange ? after : before));
}

/** Local day and time of an instant. */
export function clockAt(instant: Date, timeZone: string): { day: Day; time: ClockTime } {
	const [day = '', time = ''] = faceOf(instant, timeZone).split(' ');
	return { day, time: time.slice(0, 5) };
}

/** Monday is 1. */
export function weekdayOf(day: Day): number {
	return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function offsetAt(instant: number, timeZone: string): number {
	const face = faceOf(new Date(instant), timeZone);
	return Date.parse(`${face.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-10-25 02:30:00`, which is the Swedish format. */
function faceOf(instant: Date, timeZone: string): string {
	let format = formats.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat('sv-SE', {
			timeZone,
			dateStyle: 'short',
			timeStyle: 'medium',
		});
		formats.set(timeZone, format);
	}
	return format.format(instant);
}
