import type { CollectionBeforeChangeHook, Field } from 'payload';

/** Kept with every version: who wrote it, and whether anybody has written anything at all. */
export const versionFields: Field[] = [
	{
		name: 'editedBy',
		label: { de: 'Zuletzt bearbeitet von', en: 'Last edited by' },
		// The address as text: editors may not read each other's user documents.
		type: 'text',
		admin: {
			position: 'sidebar',
			readOnly: true,
			condition: (document) => Boolean(document?.['editedBy']),
		},
		access: { create: () => false, update: () => false },
	},
	{ name: 'isUntouched', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
];

/** Payload saves a draft as soon as somebody opens “create”; it counts from the first change on. */
export const stampVersion: CollectionBeforeChangeHook = ({ data, operation, req }) => ({
	...data,
	...(req.user && { editedBy: (req.user as { email?: string }).email }),
	isUntouched: operation === 'create' && data['_status'] === 'draft' && !hasContent(data),
});

/** Lists leave out what was only opened. */
export const isTouched = { isUntouched: { not_equals: true } };

function hasContent(data: Record<string, unknown>): boolean {
	return ['title', 'slug', 'blocks'].some((name) => {
		const value = data[name];
		return Array.isArray(value) ? value.length > 0 : Boolean(value);
	});
}
