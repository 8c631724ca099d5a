import { Image } from '@korb/contracts/content/blocks/primitives';
import { RichText } from '@korb/contracts/content/blocks/rich-text';
import type { Block, Condition, Field, PayloadRequest } from 'payload';
import { z } from 'zod';
import { blockPicture } from '../block-pictures.ts';
import { fieldHelp } from '../help.ts';
import { blockGroups, blockLabel, choiceLabel, fieldLabel, inLanguageOf } from '../labels.ts';
import { complaint } from './complaint.ts';
import { blockNote, withPicker } from './pickers.ts';
import {
	choicesOf,
	discriminatorOf,
	isEdited,
	literalOf,
	membersOf,
	type Schema,
	unwrap,
} from './schema.ts';

/**
 * Generates the editor's form from the contract, so that both accept the same values and a new field
 * of a block appears automatically.
 */
export function fieldsOf(object: z.ZodObject, isOptional = false): Field[] {
	return Object.entries(object.shape)
		.filter(([name, part]) => isEdited(name, part))
		.map(([name, schema]) => withHelp(fieldOf(name, schema as Schema, isOptional), name));
}

function withHelp(plain: Field, name: string): Field {
	const field = withPicker(plain, name);
	const description = fieldHelp(name);
	return description ? ({ ...field, admin: { ...field.admin, description } } as Field) : field;
}

export function blockOf(object: z.ZodObject): Block {
	const slug = literalOf(object, 'type');
	return {
		slug,
		labels: { singular: blockLabel(slug), plural: blockLabel(slug) },
		admin: {
			group: blockGroups[slug] ?? { de: 'Weitere', en: 'Other' },
			disableBlockName: true,
			components: { Label: '/src/components/block-label.tsx#BlockLabel' },
			images: { thumbnail: { url: blockPicture(slug), alt: '' } },
		},
		fields: [...blockNote(slug), ...inReadingOrder(fieldsOf(object))],
	};
}

/** Content fields come before the audience field. */
function inReadingOrder(fields: Field[]): Field[] {
	const isForWhom = (field: Field) => 'name' in field && field.name === 'audiences';
	return [...fields.filter((field) => !isForWhom(field)), ...fields.filter(isForWhom)];
}

function fieldOf(name: string, full: Schema, isOptional: boolean): Field {
	const { schema, isRequired, isNullable, defaultValue } = unwrap(full);
	const base = { name, label: fieldLabel(name) };
	const required = isRequired && !isOptional;
	const choices = choicesOf(schema);

	if (schema === Image) return { ...base, type: 'upload', relationTo: 'media', required };
	if (schema === RichText) return { ...base, type: 'richText', required };
	if (choices) return { ...base, type: 'select', required, ...chosen(choices, defaultValue) };
	if (schema instanceof z.ZodBoolean) {
		return { ...base, type: 'checkbox', defaultValue: defaultValue === true };
	}
	if (schema instanceof z.ZodNumber) {
		const validate = judge(name, full, required);
		return { ...base, type: 'number', required, validate, ...kept(defaultValue) };
	}
	if (schema instanceof z.ZodArray) return listOf(base, schema, required);
	const kind = discriminatorOf(schema);
	if (kind) return { ...base, type: 'group', fields: variantFields(schema, kind) };
	if (schema instanceof z.ZodObject) {
		return {
			...base,
			type: 'group',
			fields: fieldsOf(schema, isOptional || isNullable || !isRequired),
		};
	}
	return textOf(base, full, schema, required, defaultValue);
}

type Base = { name: string; label: ReturnType<typeof fieldLabel> };

function textOf(
	base: Base,
	full: Schema,
	schema: Schema,
	required: boolean,
	value: unknown,
): Field {
	if (schema instanceof z.ZodISODate) {
		const date = { pickerAppearance: 'dayOnly', displayFormat: 'd. MMM yyyy' } as const;
		return { ...base, type: 'date', required, admin: { date } };
	}
	if (!(schema instanceof z.ZodString) && !(schema instanceof z.ZodStringFormat)) {
		throw new Error(`no field for ${base.name} (${schema.def.type})`);
	}
	const validate = judge(base.name, full, required);
	const isLong = (schema.maxLength ?? 0) > 300;
	return isLong
		? { ...base, type: 'textarea', required, validate, ...kept(value) }
		: { ...base, type: 'text', required, validate, ...kept(value) };
}

function listOf(base: Base, list: z.ZodArray, required: boolean): Field {
	const element = unwrap(list.element as Schema).schema;
	const choices = choicesOf(element);
	if (choices) return { ...base, type: 'select', hasMany: true, ...chosen(choices, undefined) };
	if (discriminatorOf(element) === 'type' || isBlock(element)) {
		const allowed = membersOf(element).map((member) => literalOf(member, 'type'));
		return blocksField(base, allowed);
	}
	if (element instanceof z.ZodObject) {
		const admin = {
			initCollapsed: true,
			components: { RowLabel: '/src/components/row-label.tsx#RowLabel' },
		};
		const labels = { singular: { de: 'Eintrag', en: 'Entry' }, plural: base.label };
		return { ...base, type: 'array', labels, required, admin, fields: fieldsOf(element) };
	}
	return { ...base, type: 'text', hasMany: true, required, admin: { placeholder: typed } };
}

/** Needed because a list of texts looks like a select. */
const typed = { de: 'Eintippen, dann Eingabetaste', en: 'Type, then press enter' };

/** `blockReferences` only fills the picker, so the allowed blocks are validated here. */
export function blocksField(base: Base, allowed: string[]): Field {
	return {
		...base,
		type: 'blocks',
		labels: { singular: { de: 'Baustein', en: 'Block' }, plural: base.label },
		blocks: [],
		blockReferences: allowed as never[],
		admin: { initCollapsed: true },
		validate: (rows: unknown, { req }) => {
			const types: string[] = Array.isArray(rows) ? rows.map((row) => row.blockType) : [];
			const disallowed = types.filter((type) => !allowed.includes(type));
			const names = disallowed.map((type) => inLanguageOf(req, blockLabel(type)));
			const fitting = allowed.map((type) => inLanguageOf(req, blockLabel(type))).join(', ');
			const words = inLanguageOf(req, {
				de: `Passt hier nicht: ${names.join(', ')}. Hier passen: ${fitting}.`,
				en: `Does not fit here: ${names.join(', ')}. These do: ${fitting}.`,
			});
			return disallowed.length === 0 || words;
		},
	};
}

function isBlock(schema: Schema): boolean {
	return schema instanceof z.ZodObject && schema.shape['type'] instanceof z.ZodLiteral;
}

/** A select for the variant, and each variant's fields, which show only while it is selected. */
function variantFields(schema: Schema, kind: string): Field[] {
	const members = membersOf(schema);
	const values = members.map((member) => literalOf(member, kind));
	const names = new Set(members.flatMap((member) => Object.keys(member.shape)));
	names.delete(kind);
	return [
		{
			name: kind,
			label: fieldLabel(kind),
			type: 'select',
			required: true,
			...chosen(values, values[0]),
		},
		...[...names].map((name) => variantField(name, members, kind)),
	];
}

/** Two variants can share a field name; the selected one validates the value. */
function variantField(name: string, members: z.ZodObject[], kind: string): Field {
	const owners = new Map(
		members.flatMap((member) => {
			const part = member.shape[name] as Schema | undefined;
			return part ? [[literalOf(member, kind), part] as const] : [];
		}),
	);
	const [first] = owners.values();
	if (!first) throw new Error(`nobody has ${name}`);
	const field = withPicker(fieldOf(name, first, true), name);
	const condition: Condition = (_data, siblings) => owners.has(siblings?.[kind]);
	const validate = (value: unknown, options: Judged & { siblingData: Record<string, unknown> }) => {
		const owner = owners.get(String(options.siblingData[kind]));
		return owner ? judge(name, owner, unwrap(owner).isRequired)(value, options) : true;
	};
	const isTyped = ['text', 'textarea', 'number'].includes(field.type) && !('hasMany' in field);
	return { ...field, admin: { ...field.admin, condition }, ...(isTyped && { validate }) } as Field;
}

function chosen(choices: (string | number)[], defaultValue: unknown) {
	return {
		options: choices.map((value) => ({ value: String(value), label: choiceLabel(String(value)) })),
		...(defaultValue !== undefined &&
			defaultValue !== null && { defaultValue: String(defaultValue) }),
	};
}

function kept(defaultValue: unknown): { defaultValue?: string } {
	const isWorthShowing = defaultValue !== undefined && defaultValue !== null && defaultValue !== '';
	return isWorthShowing ? { defaultValue: defaultValue as string } : {};
}

type Judged = { req: PayloadRequest };

/** Validates the value with the contract itself. */
function judge(name: string, schema: Schema, required: boolean) {
	return (value: unknown, { req }: Judged): string | true => {
		if (value === undefined || value === null || value === '') {
			return required ? req.t('validation:required') : true;
		}
		const result = schema.safeParse(value);
		return result.success || inLanguageOf(req, complaint(name, result.error.issues[0]));
	};
}
