import type { Dice } from './dice.ts';

/** The subset of JSON Schema that the OpenAPI document uses. */
export type Schema = {
	$ref?: string;
	type?: string | string[];
	enum?: unknown[];
	const?: unknown;
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	minItems?: number;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	pattern?: string;
	format?: string;
};

/** Personal data that must never appear in a log, wherever it was sent. */
export const canaries: Record<string, string> = {
	firstName: 'Kanaria',
	lastName: 'Gelbvogel',
	email: 'kanaria.gelbvogel@example.at',
	phoneNumber: '+436641239988',
	streetName: 'Kanarienvogelgasse',
	message: 'Liebe Kanarienpost',
	comment: 'Kanarienkommentar',
	company: 'Kanarienhandel',
	streetNumber: '38',
	postalCode: '1020',
	city: 'Wien',
	country: 'Österreich',
	countryCode: 'AT',
};
const common = ['38', '1020', 'Wien', 'Österreich', 'AT'];
export const canaryTexts = Object.values(canaries).filter((text) => !common.includes(text));

/** A value that a well-behaved client would send; `known` holds existing values by field name. */
export function validValue(
	schema: Schema,
	name: string,
	context: { schemas: Record<string, Schema>; known: Record<string, string[]>; dice: Dice },
	depth = 0,
): unknown {
	const { schemas, known, dice } = context;
	const inner = (part: Schema, as = name) => validValue(part, as, context, depth + 1);
	if (schema.$ref) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return dice.pick(schema.enum);
	const choices = schema.anyOf ?? schema.oneOf;
	if (choices) return inner(dice.pick(choices));
	if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inner(part)));
	const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
	if (type === 'object' || schema.properties) return objectOf(schema, inner, dice, depth);
	if (type === 'array') {
		const length = Math.max(schema.minItems ?? 0, depth > 6 ? 0 : 1 + dice.below(2));
		return Array.from({ length }, () => inner(schema.items ?? {}));
	}
	if (type === 'integer' || type === 'number') return numberOf(schema, name, dice);
	if (type === 'boolean') return dice.isOneIn(2);
	if (type === 'null') return null;
	return textOf(schema, known[name] ?? [], name, dice);
}

function objectOf(
	schema: Schema,
	inner: (part: Schema, name: string) => unknown,
	dice: Dice,
	depth: number,
): Record<string, unknown> {
	const entries = Object.entries(schema.properties ?? {}).filter(
		([name]) => schema.required?.includes(name) || (depth < 5 && !dice.isOneIn(3)),
	);
	return Object.fromEntries(entries.map(([name, part]) => [name, inner(part, name)]));
}

function numberOf(schema: Schema, name: string, dice: Dice): number {
	if (name === 'latitude' || name === 'lat') return 48.2167;
	if (name === 'longitude' || name === 'lng') return 16.39;
	const least = schema.minimum ?? 0;
	const most = Math.min(schema.maximum ?? least + 10, least + 10);
	return least + dice.below(Math.max(1, Math.floor(most - least) + 1));
}

const guesses = [
	...['a', '1', 'abc', 'AT', 'de', '1020', 'EUR', '12345678', 'vogel', 'a-b', 'milch', '/', '/a'],
	...[
		'2026-11-20',
		'2026-11-20T10:00:00Z',
		'2026-11-20T10:00:00.000Z',
		'0123456789abcdef',
		'+4312345678',
	],
	...['3f0c9a52-1111-4222-8333-444455556666', 'a.b@example.org', 'https://example.org/a'],
	...['320.webp', '640.avif', '1f34e', '#112233', 'a'.repeat(43), 'A'.repeat(26), 'x'.repeat(32)],
];

function textOf(schema: Schema, known: string[], name: string, dice: Dice): string {
	const canary = canaries[name];
	if (canary && known.length === 0) return canary;
	const pattern = schema.pattern ? RegExp(schema.pattern, 'u') : null;
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
	const fits = (text: string) =>
		text.length >= minLength && text.length <= maxLength && (!pattern || pattern.test(text));
	const candidates = known.length > 0 && !dice.isOneIn(8) ? known : guesses.filter(fits);
	return candidates.length > 0 ? dice.pick(candidates) : 'a'.repeat(Math.min(minLength, 100));
}
