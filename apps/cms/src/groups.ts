import type { Label } from './labels.ts';

/** Groups in the list of collections. */
export const groups = {
	content: { de: 'Inhalte', en: 'Content' },
	frame: { de: 'Rund um die Seiten', en: 'Around the pages' },
	people: { de: 'Verwaltung', en: 'Administration' },
} satisfies Record<string, Label>;
