/** How a field of an audit entry and its values are called; a newer API may know more of them. */
export type AuditWords = {
	/** Null leaves it out. */
	field: (name: string) => string | null;
	value: (name: string, value: string) => string;
};

/** The fields that differ, one line each: `Roles: Service → Service, Manager`. */
export function describeChange(before: unknown, after: unknown, words: AuditWords): string[] {
	const was = toFields(before);
	const is = toFields(after);
	const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
	return names.flatMap((name) => {
		const field = words.field(name);
		if (field === null) return [];
		const toText = (value: unknown) => listTexts(value).map((text) => words.value(name, text));
		const [from, to] = [toText(was[name]).join(', '), toText(is[name]).join(', ')];
		if (from === to) return [];
		return `${field}: ${from === '' ? to : `${from} → ${to || '–'}`}`;
	});
}

function toFields(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listTexts(value: unknown): string[] {
	if (value === null || value === undefined) return [];
	if (Array.isArray(value)) return value.flatMap(listTexts);
	if (typeof value !== 'object') return [String(value)];
	return Object.entries(value).flatMap(([name, part]) =>
		listTexts(part).map((text) => `${name} ${text}`),
	);
}
