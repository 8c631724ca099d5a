import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const known = new WeakMap<z.ZodType, number>();

/** The most keys a body of this schema can have; infinite if nothing bounds them. */
export function maxKeysOf(schema: z.ZodType): number {
	const found = known.get(schema);
	if (found !== undefined) return found;
	const keys = count(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
	known.set(schema, keys);
	return keys;
}

function count(schema: JsonSchema | boolean): number {
	if (typeof schema === 'boolean') return 0;
	// Only recursive schemas have references.
	if (schema.$ref) return Number.POSITIVE_INFINITY;
	const {
		properties = {},
		additionalProperties,
		items,
		anyOf = [],
		oneOf = [],
		allOf = [],
	} = schema;
	const named = sum(Object.values(properties).map((property) => 1 + count(property)));
	const others =
		typeof additionalProperties === 'object'
			? times(1 + count(additionalProperties), schema.maxProperties)
			: 0;
	const listed =
		items && !Array.isArray(items) ? times(count(items as JsonSchema), schema.maxItems) : 0;
	const variants = Math.max(0, ...[...anyOf, ...oneOf].map(count));
	return named + others + listed + variants + sum(allOf.map(count));
}

const sum = (all: number[]) => all.reduce((total, each) => total + each, 0);
const times = (keys: number, most = Number.POSITIVE_INFINITY) => (keys === 0 ? 0 : keys * most);
