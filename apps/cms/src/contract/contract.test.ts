import { Recipe } from '@korb/contracts/catalogue/recipes';
import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { Block, ContentPage } from '@korb/contracts/content/content';
import { listDocuments } from '@korb/demo/content/documents';
import { tenantLanguages } from '@korb/demo/content/language';
import { routeTable } from '@korb/domain/routing/route-table';
import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { blocks } from '../blocks.ts';
import { pages } from '../collections/pages.ts';
import { clientConfigs, recipes } from '../collections/simple.ts';
import { pageRoutes } from '../labels.ts';
import type { Schema } from './schema.ts';
import { toContract } from './to-contract.ts';
import { type FindMedia, toEditor } from './to-editor.ts';

/** Stubs a populated upload, so that no database is needed. */
const findMedia: FindMedia = ({ src, alt }) => {
	const [, , , pictureId, file = ''] = src.split('/');
	const width = Number.parseInt(file, 10);
	const height = width === 1280 ? 1120 : width;
	return { id: pictureId, pictureId, alt, width, height, widths: [width] } as never;
};

const demoPages = Object.values(tenantLanguages).flatMap((language) =>
	listDocuments(language)
		.filter(({ kind }) => kind === 'page' || kind === 'route-page')
		.map(({ key, document }) => [`${language}/${key}`, document] as const),
);

function throughTheEditor(schema: Schema, document: unknown): unknown {
	return schema.parse(toContract(schema, toEditor(schema, document, findMedia)));
}

/** Images from the editor include their other sizes. */
function withoutSources(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value, (key, part) => (key === 'sources' ? undefined : part)));
}

describe('the round trip through the editor’s form', () => {
	it.each(Object.values(blockExamples).map((example) => [example.type, example] as const))(
		'a %s comes out of the form as it went in',
		(_type, example) => {
			const document = Block.parse(example);
			expect(withoutSources(throughTheEditor(Block, document))).toEqual(withoutSources(document));
		},
	);

	it('preserves a full page', () => {
		const { column: _, ...placeable } = blockExamples;
		const page = ContentPage.parse({
			meta: { title: 'Alles', keywords: ['a', 'b'], noIndex: true },
			background: { color: '#fff', size: 'cover' },
			audiences: ['loyalty'],
			blocks: Object.values(placeable),
		});
		expect(withoutSources(throughTheEditor(ContentPage, page))).toEqual(withoutSources(page));
	});

	it.each(demoPages)('preserves %s of the demo shops', (_address, document) => {
		const page = ContentPage.parse(document);
		expect(withoutSources(throughTheEditor(ContentPage, page))).toEqual(withoutSources(page));
	});

	it('preserves a table with an empty cell', () => {
		const table = Block.parse({
			...blockExamples.table,
			rows: [{ cells: ['ab € 60', '', 'gratis'] }],
		});
		expect(throughTheEditor(Block, table)).toEqual(table);
	});

	it('preserves a recipe', () => {
		const recipe = Recipe.parse({
			title: 'Linsencurry',
			description: 'Wärmt.',
			image: { src: '/media/c/curry/960.webp', alt: 'Curry', width: 960, height: 960 },
			minutes: 35,
			portions: 4,
			tags: ['Vegan'],
			ingredients: [
				{
					name: 'Linsen',
					amount: 250,
					unit: 'g',
					product: { kind: 'sku', sku: 'KORB-1', quantity: 2 },
				},
				{ name: 'Salz' },
			],
			steps: [{ text: 'Kochen.' }],
			publishedOn: '2026-11-01',
		});
		expect(withoutSources(throughTheEditor(Recipe, recipe))).toEqual(withoutSources(recipe));
	});
});

describe('the form', () => {
	it('has one block per type in the contract', () => {
		expect(blocks.map((block) => block.slug).sort()).toEqual(Object.keys(blockExamples).sort());
	});

	it('is acyclic: a block never contains itself, at any depth', () => {
		const holds = new Map(blocks.map((block) => [block.slug, referencesOf(block.fields)]));
		const visit = (slug: string, path: string[]): void => {
			expect(path, `${path.join(' › ')} › ${slug}`).not.toContain(slug);
			for (const inner of holds.get(slug) ?? []) visit(inner, [...path, slug]);
		};
		for (const { slug } of blocks) visit(slug, []);
	});

	it('has German and English texts for every field', () => {
		const check = (fields: Field[]) => {
			for (const field of fields) {
				if ('name' in field) {
					const label = field.label as { de: string; en: string };
					expect(label, field.name).toMatchObject({
						de: expect.any(String),
						en: expect.any(String),
					});
					expect(label.de, `${field.name} has no German label`).not.toBe(field.name);
				}
				if ('fields' in field) check(field.fields);
			}
		};
		for (const block of blocks) check(block.fields);
	});

	it('has a label for every page of the shop', () => {
		const names = Object.keys(routeTable).filter((name) => name !== 'index');
		expect(
			pageRoutes()
				.map(({ value }) => value)
				.sort(),
		).toEqual(names.sort());
		const labels = pageRoutes().flatMap(({ label }) => [label.de, label.en]);
		expect(labels.filter((label) => /^[a-z]/.test(label))).toEqual([]);
		expect(new Set(pageRoutes().map(({ label }) => label.de)).size).toBe(names.length);
	});

	it('has a helpful message wherever a value can be rejected', () => {
		const req = { i18n: { language: 'de' }, t: () => 'Pflichtfeld' };
		const texts = ['<"; {}>', 'Ä b', 'x'.repeat(6000)];
		const numbers = [-1e9, 1e12, 0.5];
		const silent = (fields: Field[]): string[] =>
			fields.flatMap((field) => {
				if ('fields' in field) return silent(field.fields);
				if ('tabs' in field) return field.tabs.flatMap(({ fields: inner }) => silent(inner));
				if (!('validate' in field) || !field.validate || field.type === 'blocks') return [];
				const judge = field.validate as (value: unknown, options: object) => string | true;
				const kinds = ['skus', 'category', 'search', 'tag', 'slugs', 'file', 'embed', 'sku'];
				const answers = kinds.flatMap((kind) =>
					(field.type === 'number' ? numbers : texts).map((value: unknown) =>
						judge(value, { req, siblingData: { kind } }),
					),
				);
				return answers.includes('Das passt hier nicht.') ? [field.name] : [];
			});
		const all = [...blocks, pages, recipes, clientConfigs].flatMap(({ fields }) => silent(fields));
		expect([...new Set(all)].sort()).toEqual([]);
	});

	it('offers pickers for all entities of the shop', () => {
		const pickers = (fields: Field[]): [string, string][] =>
			fields.flatMap((field) => {
				if ('fields' in field) return pickers(field.fields);
				const picker = (field.admin?.components as { Field?: object | string } | undefined)?.Field;
				return picker && 'name' in field && field.type !== 'ui'
					? [[field.name, JSON.stringify(picker)] as [string, string]]
					: [];
			});
		const found = new Map(blocks.flatMap(({ fields }) => pickers(fields)));
		const kindOf = (name: string) => /"kind":"(\w+)"|(LinkField)/.exec(found.get(name) ?? '')?.[0];
		expect(kindOf('skus')).toContain('product');
		expect(kindOf('sku')).toContain('product');
		expect(kindOf('category')).toContain('category');
		expect(kindOf('slugs')).toContain('recipe');
		expect(kindOf('publications')).toContain('publication');
		expect(kindOf('href')).toBe('LinkField');
	});

	it('uses no field that loads code from a third-party server', () => {
		const types = (fields: Field[]): string[] =>
			fields.flatMap((field) => [field.type, ...('fields' in field ? types(field.fields) : [])]);
		const used = new Set(blocks.flatMap((block) => types(block.fields)));
		expect([...used].filter((type) => type === 'code' || type === 'json')).toEqual([]);
	});
});

function referencesOf(fields: Field[]): string[] {
	return fields.flatMap((field) => {
		if (field.type === 'blocks') return (field.blockReferences ?? []).map(String);
		return 'fields' in field ? referencesOf(field.fields) : [];
	});
}
