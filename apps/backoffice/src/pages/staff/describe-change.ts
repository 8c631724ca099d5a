/** The fields that differ, one line each: `roles: service → service, manager`. */
export function describeChange(before: unknown, after: unknown): string[] {
	const was = toFields(before);
	const is = toFields(after);
	const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
	return names
		.filter((name) => toText(was[name]) !== toText(is[name]))
		.map((name) => {
			const [from, to] = [toText(was[name]), toText(is[name])];
			return from === '' ? `${name}: ${to}` : `${name}: ${from} → ${to || '–'}`;
		});
}

function toFields(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function toText(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (Array.isArray(value)) return value.map(toText).join(', ');
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
