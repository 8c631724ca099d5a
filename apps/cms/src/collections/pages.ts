import { Audience, Href } from '@korb/contracts/content/blocks/primitives';
import { ContentPage, PageBackground, PageMeta } from '@korb/contracts/content/content';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { blocksField, fieldsOf } from '../contract/fields.ts';
import { literalOf, membersOf, type Schema, unwrap } from '../contract/schema.ts';
import { toContract } from '../contract/to-contract.ts';
import { groups } from '../groups.ts';
import { fieldHelp } from '../help.ts';
import { choiceLabel, fieldLabel, inLanguageOf, pageRoutes } from '../labels.ts';
import { findLive, listLiveOf, type Message } from '../outbox/outbox.ts';
import { previewOf } from '../preview/preview-address.ts';
import { type Document, type Project, tenantIdOf } from '../publishing/publish.ts';
import { publishable } from '../publishing/publishable.ts';
import { withFaqs } from './faqs.ts';

const pageBlock = (unwrap(ContentPage.shape.blocks).schema as unknown as { element: Schema })
	.element;
const routeNames = pageRoutes().map(({ value }) => value);
/** The address of the start page; all others are stored without leading and trailing slashes. */
const HOME = '/';

/** Converts a page to the shop's format. */
export async function projectPage(page: Document, req: PayloadRequest) {
	const blocks = await withFaqs(req, page, (page['blocks'] ?? []) as object[]);
	const meta = page['meta'] as { title?: string } | undefined;
	const filled = { ...page, blocks, meta: { ...meta, title: meta?.title || page['title'] } };
	return toContract(ContentPage, filled) as Record<string, unknown>;
}

const publishPage: Project = async (page, req) => {
	const document = await projectPage(page, req);
	const routeName = page['routeName'];
	if (routeName) return [{ kind: 'route-page', key: String(routeName), document }];
	const key = String(page['slug'] ?? '').replace(/^\/+|\/+$/g, '');
	return [{ kind: 'page', key, document }, ...(await redirectsFor(req, page, key))];
};

/** An empty address must not overwrite the start page. */
const normaliseSlug: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
	const { routeName, slug, title } = { ...originalDoc, ...data };
	const typed = String(slug ?? '');
	const path = typed.replace(/^\/+|\/+$/g, '') || (typed && HOME);
	const isPublishing = data['_status'] === 'published';
	const address = path || (isPublishing ? toSlug(String(title ?? '')) : null);
	return { ...data, slug: routeName ? `_${routeName}` : address };
};

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function toSlug(title: string): string {
	const plain = title.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? '');
	const words = plain
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.match(/[a-z0-9]+/g);
	return words?.join('-') ?? 'seite';
}

/** Redirects from a moved page's old addresses, and removes a redirect at its new one. */
async function redirectsFor(req: PayloadRequest, page: Document, key: string): Promise<Message[]> {
	const tenantId = tenantIdOf(page);
	if (!tenantId) return [];
	const before = await listLiveOf(req, page.id);
	// Redirect all former addresses directly to the newest, to avoid redirect chains.
	const formerPaths = before.flatMap((message) => {
		if (message.kind === 'redirect') return message.key;
		return message.kind === 'page' && message.key !== '' ? `/${message.key}` : [];
	});
	const moved = formerPaths
		.filter((path) => path !== `/${key}`)
		.map((path) => ({ kind: 'redirect', key: path, document: { target: `/${key}` } }) as const);
	const conflicting = await findLive(req, tenantId, 'redirect', `/${key}`);
	return conflicting
		? [...moved, { kind: 'redirect', key: conflicting.key, document: null }]
		: moved;
}

export const pages = publishable(publishPage, {
	slug: 'pages',
	labels: {
		singular: { de: 'Seite', en: 'Page' },
		plural: { de: 'Seiten', en: 'Pages' },
	},
	admin: {
		group: groups.content,
		description: {
			de: 'Seiten aus Bausteinen. Entwürfe sieht nur die Redaktion.',
			en: 'Pages made of blocks. Drafts are seen by editors only.',
		},
		useAsTitle: 'title',
		listSearchableFields: ['title', 'slug'],
		defaultColumns: ['title', 'slug', 'tenant', '_status', 'updatedAt'],
		pagination: { defaultLimit: 25 },
		...previewOf('pages'),
	},
	indexes: [{ fields: ['tenant', 'slug'], unique: true }],
	hooks: { beforeChange: [normaliseSlug] },
	fields: [
		{ name: 'title', label: fieldLabel('title'), type: 'text', required: true },
		{
			name: 'routeName',
			label: fieldLabel('routeName'),
			// Not a database enum: a new page of the shop must not need a migration here.
			type: 'text',
			validate: (value: unknown, { req }: { req: PayloadRequest }) =>
				!value ||
				routeNames.includes(String(value)) ||
				inLanguageOf(req, { de: 'Diese Seite gibt es nicht.', en: 'There is no such page.' }),
			admin: {
				position: 'sidebar',
				components: { Field: '/src/components/route-field.tsx#RouteField' },
				description: {
					de: 'Leer: eine Seite mit eigener Adresse. Sonst steht, was du schreibst, auf dieser Seite des Geschäfts.',
					en: 'Empty: a page with its own address. Otherwise the content appears on this page of the shop.',
				},
			},
		},
		{
			name: 'slug',
			label: fieldLabel('slug'),
			type: 'text',
			index: true,
			admin: {
				position: 'sidebar',
				condition: (page) => !page?.['routeName'],
				components: { Cell: '/src/components/address-cell.tsx#AddressCell' },
				description: {
					de: 'Was hinter der Adresse des Geschäfts steht, etwa lieferung. Leer: wird beim Veröffentlichen aus dem Titel gemacht. / ist die Startseite.',
					en: 'What follows the shop’s address, such as delivery. Empty: made from the title when it is published. / is the start page.',
				},
			},
			validate: (value: unknown, { req }: { req: PayloadRequest }) =>
				/^[^\s?#\\]{0,200}$/.test(String(value ?? '')) ||
				inLanguageOf(req, {
					de: 'Ohne Leerzeichen, ? und #, höchstens 200 Zeichen.',
					en: 'Without spaces, ? and #, at most 200 characters.',
				}),
		},
		{
			name: 'successor',
			label: fieldLabel('successor'),
			type: 'text',
			validate: (value: unknown, { req }: { req: PayloadRequest }) =>
				!value ||
				Href.safeParse(value).success ||
				inLanguageOf(req, {
					de: 'Ein Weg im Geschäft wie /lieferung oder eine Adresse mit https://',
					en: 'A path of the shop such as /delivery, or an address with https://',
				}),
			admin: {
				position: 'sidebar',
				condition: (page) => !page?.['routeName'],
				components: { Field: '/src/components/picker/link-field.tsx#LinkField' },
				description: {
					de: 'Wohin ihre Adresse führt, sobald die Seite zurückgezogen oder gelöscht ist; leer: nirgendhin.',
					en: 'Where its address leads once the page is unpublished or deleted; empty: nowhere.',
				},
			},
		},
		{
			name: 'audiences',
			label: fieldLabel('audiences'),
			type: 'select',
			hasMany: true,
			options: Audience.options.map((value) => ({ value, label: choiceLabel(value) })),
			admin: { position: 'sidebar', description: fieldHelp('audiences') ?? '' },
		},
		{
			type: 'tabs',
			tabs: [
				{
					label: fieldLabel('blocks'),
					fields: [
						blocksField(
							{ name: 'blocks', label: fieldLabel('blocks') },
							membersOf(pageBlock).map((member) => literalOf(member, 'type')),
						),
					],
				},
				{ label: fieldLabel('meta'), name: 'meta', fields: fieldsOf(PageMeta, true) },
				{ label: fieldLabel('background'), name: 'background', fields: fieldsOf(PageBackground) },
			],
		},
	],
});
