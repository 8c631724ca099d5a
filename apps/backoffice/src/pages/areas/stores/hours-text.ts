import type { OpeningHours } from '@korb/contracts/fulfilment/distribution';
import { areDistinctHours } from '@korb/domain/fulfilment/opening-hours';

/** By weekday, Monday first, as typed: `8–12, 13:30–18`; empty is closed. */
export type HoursTexts = string[];

export function writeHours(openingHours: readonly OpeningHours[]): HoursTexts {
	return [1, 2, 3, 4, 5, 6, 7].map((day) =>
		openingHours
			.filter(({ weekday }) => weekday === day)
			.toSorted((a, b) => a.opens.localeCompare(b.opens))
			.map(({ opens, closes }) => `${opens}–${closes}`)
			.join(', '),
	);
}

/** Null for a day that makes no sense. */
export function readDay(text: string, weekday: number): OpeningHours[] | null {
	const parts = text.split(/[,;]/).map((part) => part.trim());
	if (parts.length === 1 && parts[0] === '') return [];
	const hours: OpeningHours[] = [];
	for (const part of parts) {
		const [opens = null, closes = null, ...others] = part.split(/\s*[–-]\s*/).map(readClock);
		if (opens === null || closes === null || others.length > 0) return null;
		hours.push({ weekday, opens, closes });
	}
	return hours.length <= 4 && areDistinctHours(hours) ? hours : null;
}

/** `8` is `08:00`, `7.30` is `07:30`. */
function readClock(text: string): string | null {
	const [, hour, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? [];
	if (hour === undefined) return null;
	const clock = `${hour.padStart(2, '0')}:${minutes}`;
	return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(clock) ? clock : null;
}
