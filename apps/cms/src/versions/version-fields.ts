import type { CollectionBeforeChangeHook, Field } from 'payload';

/** Stored with every version: its author, and whether it has any content yet. */
export const versionFields: Field[] = [
	{
		name: 'editedBy',
		label: { de: 'Zuletzt bearbeitet von', en: 'Last edited by' },
		// The email address as text, because editors cannot read each other's user documents.
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

/** Payload saves an empty draft when “create” opens; it counts only after the first change. */
export const stampVersion: CollectionBeforeChangeHook = ({ data, operation, req }) => ({
	...data,
	...(req.user && { editedBy: (req.user as { email?: string }).email }),
	isUntouched: operation === 'create' && data['_status'] === 'draft' && !hasContent(data),
});

/** Hides untouched drafts from lists. */
export const isTouched = { isUntouched: { not_equals: true } };

function hasContent(data: Record<string, unknown>): boolean {
	return ['title', 'slug', 'blocks'].some((name) => {
		const value = data[name];
		return Array.isArray(value) ? value.length > 0 : Boolean(value);
	});
}
