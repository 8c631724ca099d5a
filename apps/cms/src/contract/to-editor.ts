import { Image } from '@korb/contracts/content/blocks/primitives';
import { RichText, type RichText as RichTextValue } from '@korb/contracts/content/blocks/rich-text';
import { z } from 'zod';
import { toLexical } from './rich-text.ts';
import {
	choicesOf,
	discriminatorOf,
	isEdited,
	literalOf,
	membersOf,
	type Schema,
	unwrap,
} from './schema.ts';

type Row = Record<string, unknown>;
/** The id of the media document with this image and alt text. */
export type FindMedia = (image: { src: string; alt: string }) => string | null;

/** The inverse of `toContract`: a published document as form data. */
export function toEditor(full: Schema, value: unknown, findMedia: FindMedia): unknown {
	const { schema } = unwrap(full);
	if (value === undefined || value === null) return undefined;
	if (schema === Image) return findMedia(value as z.infer<typeof Image>);
	if (schema === RichText) return toLexical(value as RichTextValue);
	if (choicesOf(schema)) return String(value);
	if (schema instanceof z.ZodArray) {
		return (value as unknown[]).map((part) => toEditor(schema.element as Schema, part, findMedia));
	}
	const kind = discriminatorOf(schema);
	if (kind) {
		const wanted = (value as Row)[kind];
		const member = membersOf(schema).find((option) => literalOf(option, kind) === wanted);
		return member && toRow(member, value as Row, findMedia);
	}
	if (schema instanceof z.ZodObject) return toRow(schema, value as Row, findMedia);
	if (schema instanceof z.ZodISODate) return `${value}T12:00:00.000Z`;
	return value;
}

function toRow(schema: z.ZodObject, value: Row, findMedia: FindMedia): Row {
	const entries = Object.entries(schema.shape)
		.filter(([name, part]) => isEdited(name, part))
		.map(([name, part]) => [name, toEditor(part as Schema, value[name], findMedia)] as const);
	const row = Object.fromEntries(entries.filter(([, part]) => part !== undefined));
	return typeof value['type'] === 'string' && schema.shape['type'] instanceof z.ZodLiteral
		? { blockType: value['type'], ...row }
		: row;
}
