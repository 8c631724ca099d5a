import { Image } from '@korb/contracts/content/blocks/primitives';
import { RichText } from '@korb/contracts/content/blocks/rich-text';
import { z } from 'zod';
import { toImage } from '../media/picture.ts';
import { fromLexical, type LexicalState } from './rich-text.ts';
import { choicesOf, discriminatorOf, literalOf, membersOf, type Schema, unwrap } from './schema.ts';

type Row = Record<string, unknown>;

/**
 * Converts an editor's value to the contract, field by field, so that Payload's own data (row ids,
 * collapsed states …) never leaks. Does not validate: the result is parsed afterwards.
 */
export function toContract(full: Schema, value: unknown): unknown {
	const { schema, isNullable, isRequired, defaultValue } = unwrap(full);
	if (isEmpty(value)) return isNullable ? null : undefined;
	if (schema === Image) return toImage(value);
	if (schema === RichText) return fromLexical(value as LexicalState);
	const choices = choicesOf(schema);
	if (choices) return choices.find((choice) => String(choice) === String(value)) ?? value;
	if (schema instanceof z.ZodArray) return toList(schema, value as unknown[]);
	const kind = discriminatorOf(schema);
	if (kind) return toMember(schema, kind, value as Row);
	if (schema instanceof z.ZodObject) {
		const object = toObject(schema, value as Row);
		// A group always exists in the form; an empty one means "none".
		const mayBeMissing = !isRequired && (isNullable || defaultValue === undefined);
		return mayBeMissing && isUntouched(object) ? (isNullable ? null : undefined) : object;
	}
	if (schema instanceof z.ZodISODate) return String(value).slice(0, 10);
	return value;
}

function toList(schema: z.ZodArray, values: unknown[]): unknown[] {
	const element = schema.element as Schema;
	// An empty text keeps its position, like an empty table cell.
	const empty = element instanceof z.ZodString ? '' : undefined;
	return values.map((value) => toContract(element, value) ?? empty);
}

function toMember(schema: Schema, kind: string, value: Row): unknown {
	const wanted = kind === 'type' ? value['blockType'] : value[kind];
	const member = membersOf(schema).find((option) => literalOf(option, kind) === wanted);
	return member ? toObject(member, value) : value;
}

function toObject(schema: z.ZodObject, value: Row): Row {
	const entries = Object.entries(schema.shape).map(([name, part]) => {
		const raw = name === 'type' && 'blockType' in value ? value['blockType'] : value[name];
		return [name, toContract(part as Schema, raw)] as const;
	});
	return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function isUntouched(object: Row): boolean {
	return Object.values(object).every(isEmpty);
}

function isEmpty(value: unknown): boolean {
	return (
		value === undefined ||
		value === null ||
		value === '' ||
		(Array.isArray(value) && value.length === 0)
	);
}
