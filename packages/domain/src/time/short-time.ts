/** "08:00" in the short form of the language: "8", "8am". */
export function shortTime(time: string, locale: string): string {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
	if (!locale.startsWith('en')) return `${hours}${rest}`;
	const half = hours % 24 < 12 ? 'am' : 'pm';
	return `${hours % 12 || 12}${rest}${half}`;
}
