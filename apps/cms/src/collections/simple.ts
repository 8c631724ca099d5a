import { PesticideTable, Recipe } from '@korb/contracts/catalogue/recipes';
import { Href, OwnPath, Slug } from '@korb/contracts/content/blocks/primitives';
import { Publication } from '@korb/contracts/content/blocks/promotion';
import { ClientConfigs } from '@korb/contracts/content/client-configs';
import { SearchBanner } from '@korb/contracts/content/content-push';
import { VoucherContent } from '@korb/contracts/content/vouchers';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { complaint } from '../contract/complaint.ts';
import { fieldsOf } from '../contract/fields.ts';
import { type Schema, unwrap } from '../contract/schema.ts';
import { toContract } from '../contract/to-contract.ts';
import { groups } from '../groups.ts';
import { fieldHelp } from '../help.ts';
import { fieldLabel, inLanguageOf, type Label } from '../labels.ts';
import type { Message } from '../outbox/outbox.ts';
import { previewOf } from '../preview/preview-address.ts';
import { publishable } from '../publishing/publishable.ts';

type Names = { singular: Label; plural: Label; description: Label };

const slugField: Field = {
	name: 'slug',
	label: fieldLabel('slug'),
	type: 'text',
	required: true,
	index: true,
	admin: {
		position: 'sidebar',
		description: {
			de: 'Der letzte Teil der Adresse, etwa kuerbissuppe.',
			en: 'The last part of the address, such as pumpkin-soup.',
		},
	},
	validate: (value: unknown, { req }: { req: PayloadRequest }) =>
		Slug.safeParse(value).success ||
		inLanguageOf(req, {
			de: 'Kleine Buchstaben von a bis z, Ziffern und Bindestriche.',
			en: 'Small letters from a to z, digits and hyphens.',
		}),
};

/** A collection whose form follows its contract and whose key in the shop is its slug. */
function named(
	slug: string,
	kind: 'recipe' | 'publication' | 'search-banner' | 'voucher',
	schema: z.ZodObject,
	{ description, ...labels }: Names,
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
				description,
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
	{
		singular: { de: 'Rezept', en: 'Recipe' },
		plural: { de: 'Rezepte', en: 'Recipes' },
		description: {
			de: 'Zutaten mit Artikelnummer kommen mit einem Klick in den Warenkorb.',
			en: 'Ingredients with a SKU go into the basket with one click.',
		},
	},
	previewOf('recipes'),
);
export const publications = named('publications', 'publication', Publication, {
	singular: { de: 'Flugblatt', en: 'Publication' },
	plural: { de: 'Flugblätter', en: 'Publications' },
	description: {
		de: 'Gezeigt vom Baustein „Flugblatt“, solange sie gelten.',
		en: 'Shown by the block “Publication” while they are valid.',
	},
});
export const searchBanners = named('search-banners', 'search-banner', SearchBanner, {
	singular: { de: 'Suchbanner', en: 'Search banner' },
	plural: { de: 'Suchbanner', en: 'Search banners' },
	description: {
		de: 'Steht über den Treffern, wenn jemand eines der Wörter sucht.',
		en: 'Stands above the results when somebody searches for one of its words.',
	},
});

export const vouchers = named('vouchers', 'voucher', VoucherContent, {
	singular: { de: 'Gutschein', en: 'Voucher' },
	plural: { de: 'Gutscheine', en: 'Vouchers' },
	description: {
		de: 'Die Adresse ist die Artikelnummer, mit der ein Gutschein im Warenkorb liegt.',
		en: 'The address is the article number of the voucher in the basket.',
	},
});

/** Documents that exist once per shop use the shop's name as title. */
const shopField: Field = {
	name: 'shop',
	label: { de: 'Geschäft', en: 'Shop' },
	type: 'text',
	virtual: 'tenant.name',
	admin: { hidden: true },
};

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
		admin: {
			group: groups.content,
			useAsTitle: 'shop',
			description: {
				de: 'Die Tabelle der Pestizidseite: Proben mit gefundenem und erlaubtem Wert.',
				en: 'The table of the pesticides page: samples with what was found and what is allowed.',
			},
		},
		fields: [shopField, ...fieldsOf(PesticideTable)],
	},
);

/** Banner, header, footer and sharing of one shop; the shop receives each as its own document. */
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
			useAsTitle: 'shop',
			description: {
				de: 'Leiste ganz oben, Kopf, Fuß und was beim Teilen erscheint.',
				en: 'Top bar, header, footer and what is shown when a page is shared.',
			},
		},
		fields: [shopField, { type: 'tabs', tabs: configTabs() }],
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
			description: {
				de: 'Führt von alten Adressen zu neuen. Seiten, die umziehen, richten sich ihre selbst ein.',
				en: 'Leads from old addresses to new ones. Pages that move make theirs by themselves.',
			},
			useAsTitle: 'slug',
			defaultColumns: ['slug', 'target', 'tenant', '_status', 'updatedAt'],
		},
		indexes: [{ fields: ['tenant', 'slug'], unique: true }],
		fields: [
			{
				name: 'slug',
				label: { de: 'Alte Adresse', en: 'Old address' },
				type: 'text',
				required: true,
				admin: { placeholder: '/…' },
				validate: (value: unknown, { req }: { req: PayloadRequest }) =>
					(OwnPath.safeParse(value).success && String(value).startsWith('/')) ||
					inLanguageOf(req, {
						de: 'Ein Weg im Geschäft, der mit / beginnt.',
						en: 'A path of the shop that begins with /.',
					}),
			},
			{
				name: 'target',
				label: fieldLabel('target'),
				type: 'text',
				required: true,
				admin: {
					description: fieldHelp('href') ?? '',
					components: { Field: '/src/components/picker/link-field.tsx#LinkField' },
				},
				validate: (value: unknown, { req }: { req: PayloadRequest }) =>
					Href.safeParse(value).success || inLanguageOf(req, complaint('href', undefined)),
			},
		],
	},
);
