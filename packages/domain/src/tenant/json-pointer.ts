/** A place in a JSON document, as in RFC 6901: `/redirects/oneToOne/~1warenkorb`. */
export function toPointer(keys: readonly PropertyKey[]): string {
	return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function keysOf(pointer: string): string[] {
	return pointer
		.split('/')
		.slice(1)
		.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function valueAt(document: unknown, pointer: string): unknown {
	return keysOf(pointer).reduce<unknown>(
		(value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
		document,
	);
}

/** A copy with another value there; undefined removes it. */
export function withValue(document: object, pointer: string, value: unknown): object {
	return replaceIn({ ...document }, keysOf(pointer), value);
}

function replaceIn(
	parent: Record<string, unknown>,
	[key = '', ...rest]: string[],
	value: unknown,
): Record<string, unknown> {
	const { [key]: child, ...others } = parent;
	if (rest.length > 0) {
		return { ...others, [key]: replaceIn(isObject(child) ? { ...child } : {}, rest, value) };
	}
	return value === undefined ? others : { ...others, [key]: value };
}

/** Every value that is no object; a list is one value. */
export function listLeaves(
	document: object,
	keys: readonly string[] = [],
): { path: string; value: unknown }[] {
	return Object.entries(document).flatMap(([key, value]) =>
		isObject(value)
			? listLeaves(value, [...keys, key])
			: [{ path: toPointer([...keys, key]), value }],
	);
}

type ValueChange = { path: string; before: unknown; after: unknown };

export function listDifferences(before: object, after: object): ValueChange[] {
	const was = new Map(listLeaves(before).map(({ path, value }) => [path, value]));
	const is = new Map(listLeaves(after).map(({ path, value }) => [path, value]));
	const paths = [...new Set([...was.keys(), ...is.keys()])];
	return paths
		.map((path) => ({ path, before: was.get(path), after: is.get(path) }))
		.filter((change) => !isSame(change.before, change.after));
}

export function isSame(a: unknown, b: unknown): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
