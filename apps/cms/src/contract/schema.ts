import { z } from 'zod';

export type Schema = z.ZodType;

export type Unwrapped = {
	schema: Schema;
	isNullable: boolean;
	/** Required for publishing. */
	isRequired: boolean;
	defaultValue: unknown;
};

/** A field's modifiers in the contract, apart from its type. */
export function unwrap(schema: Schema): Unwrapped {
	const found: Unwrapped = { schema, isNullable: false, isRequired: true, defaultValue: undefined };
	for (;;) {
		const current = found.schema;
		if (current instanceof z.ZodDefault || current instanceof z.ZodPrefault) {
			found.defaultValue = current.def.defaultValue;
			found.isRequired = false;
			found.schema = current.def.innerType as Schema;
		} else if (current instanceof z.ZodNullable) {
			found.isNullable = true;
			found.isRequired = false;
			found.schema = current.def.innerType as Schema;
		} else if (current instanceof z.ZodOptional) {
			found.isRequired = false;
			found.schema = current.def.innerType as Schema;
		} else {
			return found;
		}
	}
}

/** `1 | 2 | 3` and `'a' | 'b'`: rendered as a select. */
export function choicesOf(schema: Schema): (string | number)[] | null {
	if (schema instanceof z.ZodEnum) return schema.options;
	if (!(schema instanceof z.ZodUnion)) return null;
	const values = schema.options.flatMap((option) =>
		option instanceof z.ZodLiteral ? [...option.values] : [null],
	);
	return values.every((value) => typeof value === 'string' || typeof value === 'number')
		? values
		: null;
}

/** The members of a union of objects, including nested unions. */
export function membersOf(schema: Schema): z.ZodObject[] {
	if (schema instanceof z.ZodObject) return [schema];
	if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
	return schema.options.flatMap((option) => membersOf(option as Schema));
}

/** The discriminator of a union: `type` for blocks, `kind` elsewhere. */
export function discriminatorOf(schema: Schema): string | null {
	return schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : null;
}

export function literalOf(member: z.ZodObject, name: string): string {
	const schema = member.shape[name];
	if (!(schema instanceof z.ZodLiteral)) throw new Error(`${name} is no literal`);
	return String(schema.value);
}

/** The type of a block is what it is, and the shop finds products: neither is edited. */
export function isEdited(name: string, part: unknown): boolean {
	return name !== 'found' && !(name === 'type' && part instanceof z.ZodLiteral);
}
