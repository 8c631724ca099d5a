export type Greeting = 'morning' | 'day' | 'evening';

/** By the clock of the shop. */
export function greetingAt(now: Date, timeZone: string): Greeting {
	const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone }).format(now));
	if (hour >= 4 && hour < 11) return 'morning';
	return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
