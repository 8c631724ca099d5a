import { OwnPath, Slug } from '@korb/contracts/blocks/primitives';
import { Publication } from '@korb/contracts/blocks/promotion';
import { ClientConfigs } from '@korb/contracts/client-configs';
import { SearchBanner } from '@korb/contracts/content-push';
import { PesticideTable, Recipe } from '@korb/contracts/recipes';
import type { CollectionConfig, Field } from 'payload';
import type { z } from 'zod';
import { fieldsOf } from '../contract/fields.ts';
import { type Schema, unwrap } from '../contract/schema.ts';
import { toContract } from '../contract/to-contract.ts';
import { groups } from '../groups.ts';
import { fieldLabel, type Label } from '../labels.ts';
import type { Message } from '../outbox/outbox.ts';
import { previewOf } from '../preview/preview-address.ts';
import { publishable } from '../publishing/publishable.ts';

type Names = { singular: Label; plural: Label };

const slugField: Field = {
	name: 'slug',
	label: fieldLabel('slug'),
	type: 'text',
	required: true,
	index: true,
	admin: { position: 'sidebar' },
	validate: (value: unknown) => Slug.safeParse(value).success || 'a-z, 0-9, -',
};

/** A kind of document whose form is its contract and whose name in the shop is its slug. */
function named(
	slug: string,
	kind: 'recipe' | 'publication' | 'search-banner',
	schema: z.ZodObject,
	labels: Names,
	preview: CollectionConfig['admin'] = {},
): CollectionConfig {
	return publishable(
		(document): Message[] => [
			{ kind, key: String(document['slug']), document: toContract(schema, document) as object },
		],
		{
			slug,
			labels,
			admin: {
				group: groups.content,
				useAsTitle: 'title',
				defaultColumns: ['title', 'slug', 'tenant', '_status', 'updatedAt'],
				pagination: { defaultLimit: 25 },
				...preview,
			},
			indexes: [{ fields: ['tenant', 'slug'], unique: true }],
			fields: [slugField, ...fieldsOf(schema)],
		},
	);
}

export const recipes = named(
	'recipes',
	'recipe',
	Recipe,
	{ singular: { de: 'Rezept', en: 'Recipe' }, plural: { de: 'Rezepte', en: 'Recipes' } },
	previewOf('recipes'),
);
export const publications = named('publications', 'publication', Publication, {
	singular: { de: 'Flugblatt', en: 'Publication' },
	plural: { de: 'Flugblätter', en: 'Publications' },
});
export const searchBanners = named('search-banners', 'search-banner', SearchBanner, {
	singular: { de: 'Suchbanner', en: 'Search banner' },
	plural: { de: 'Suchbanner', en: 'Search banners' },
});

/** One table per shop. */
export const pesticides = publishable(
	(document): Message[] => [
		{ kind: 'pesticides', key: 'table', document: toContract(PesticideTable, document) as object },
	],
	{
		slug: 'pesticides',
		labels: {
			singular: { de: 'Pestizide', en: 'Pesticides' },
			plural: { de: 'Pestizide', en: 'Pesticides' },
		},
		admin: { group: groups.content },
		fields: fieldsOf(PesticideTable),
	},
);

/** Banner, header, footer and sharing of one shop, each a document of its own for the shop. */
export const clientConfigs = publishable(
	(document): Message[] =>
		Object.entries(ClientConfigs.shape).flatMap(([key, schema]) => {
			const value = toContract(unwrap(schema).schema.nullable() as Schema, document[key]);
			return value ? [{ kind: 'config' as const, key, document: value as object }] : [];
		}),
	{
		slug: 'client-configs',
		labels: {
			singular: { de: 'Rahmen der Seiten', en: 'Page frame' },
			plural: { de: 'Rahmen der Seiten', en: 'Page frames' },
		},
		admin: {
			group: groups.frame,
			description: {
				de: 'Leiste ganz oben, Kopf, Fuß und was beim Teilen erscheint.',
				en: 'Top bar, header, footer and what is shown when a page is shared.',
			},
		},
		fields: [{ type: 'tabs', tabs: configTabs() }],
	},
);

function configTabs() {
	return Object.entries(ClientConfigs.shape).map(([name, schema]) => ({
		name,
		label: fieldLabel(name),
		fields: fieldsOf(unwrap(schema).schema as z.ZodObject, true),
	}));
}

export const redirects = publishable(
	(document): Message[] => [
		{ kind: 'redirect', key: String(document['slug']), document: { target: document['target'] } },
	],
	{
		slug: 'redirects',
		labels: {
			singular: { de: 'Umleitung', en: 'Redirect' },
			plural: { de: 'Umleitungen', en: 'Redirects' },
		},
		admin: {
			group: groups.frame,
			useAsTitle: 'slug',
			defaultColumns: ['slug', 'target', '_status'],
		},
		indexes: [{ fields: ['tenant', 'slug'], unique: true }],
		fields: [
			{
				name: 'slug',
				label: fieldLabel('slug'),
				type: 'text',
				required: true,
				validate: (value: unknown) =>
					(OwnPath.safeParse(value).success && String(value).startsWith('/')) || '/…',
			},
			{ name: 'target', label: fieldLabel('target'), type: 'text', required: true },
		],
	},
);
