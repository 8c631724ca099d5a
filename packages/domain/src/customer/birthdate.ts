/** Customers must be of age. */
export const MINIMUM_AGE = 18;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `yyyy-MM-dd`. An invalid date for other texts and for days such as 30 February. */
export function parseBirthdate(text: string): Date {
	const date = new Date(ISO_DATE.test(text) ? `${text}T00:00:00Z` : Number.NaN);
	const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
	return isDay ? date : new Date(Number.NaN);
}

/** In full years; NaN for an invalid date. */
export function ageOn(birthdate: Date, today: Date): number {
	const years = today.getUTCFullYear() - birthdate.getUTCFullYear();
	const [now, then] = [today, birthdate].map((day) => day.getUTCMonth() * 31 + day.getUTCDate());
	return Number(now) < Number(then) ? years - 1 : years;
}

/** Whether a form may be sent with this date of birth. */
export function isOfAge(text: string, today: Date): boolean {
	return ageOn(parseBirthdate(text), today) >= MINIMUM_AGE;
}
