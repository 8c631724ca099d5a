/** An instant as the clock of the shop shows it, for `datetime-local`: `2026-09-01T00:00`. */
export function toShopTime(iso: string, timeZone: string): string {
	const format = new Intl.DateTimeFormat('sv-SE', {
		...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
		...{ hour: '2-digit', minute: '2-digit' },
	});
	return format.format(new Date(iso)).replace(' ', 'T');
}

/** The instant at which the clock of the shop shows this time; null when it is no time. */
export function fromShopTime(local: string, timeZone: string): string | null {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
	const wanted = Date.parse(`${local}Z`);
	if (Number.isNaN(wanted)) return null;
	const offsetAt = (at: number) =>
		Date.parse(`${toShopTime(new Date(at).toISOString(), timeZone)}Z`) - at;
	// Twice, because the first guess may be on the other side of a clock change.
	const guess = wanted - offsetAt(wanted);
	return new Date(wanted - offsetAt(guess)).toISOString();
}
