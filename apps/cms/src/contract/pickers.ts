import type { ChoiceKind } from '@korb/contracts/content/editor-choices';
import type { Field } from 'payload';

const kinds: Record<string, ChoiceKind> = {
	category: 'category',
	publications: 'publication',
	sku: 'product',
	skus: 'product',
	slugs: 'recipe',
};
const links = ['href', 'successor', 'target'];

/** Fields that reference an entity of the shop get a picker. */
export function withPicker(field: Field, name: string): Field {
	if (field.type !== 'text') return field;
	const kind = kinds[name];
	const Field = kind
		? { path: '/src/components/picker/picker-field.tsx#PickerField', clientProps: { kind } }
		: links.includes(name) && '/src/components/picker/link-field.tsx#LinkField';
	if (!Field) return field;
	return { ...field, admin: { ...field.admin, components: { Field } } } as Field;
}

const searching = ['product-group', 'product-promotion', 'publication', 'recipe-group'];

/** Blocks with shop results show a note in the form when there are none. */
export function blockNote(type: string): Field[] {
	if (!searching.includes(type)) return [];
	const Field = { path: '/src/components/picker/block-note.tsx#BlockNote', clientProps: { type } };
	const label = { de: 'Hinweis', en: 'Note' };
	return [{ name: 'note', label, type: 'ui', admin: { components: { Field } } }];
}
