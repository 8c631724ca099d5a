import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block } from '@korb/contracts/content/content';
import { ContentPush } from '@korb/contracts/content/content-push';
import { describe, expect, it } from 'vitest';
import { listDocuments } from './documents.ts';
import { drawPicture } from './draw.ts';
import type { Language } from './language.ts';
import { pictureNames } from './pictures.ts';
import { showcase } from './showcase.ts';

const languages: Language[] = ['de', 'en'];
const pushes = (language: Language) =>
	listDocuments(language).map((document) =>
		ContentPush.parse({ ...document, tenantId: 'x', version: 1 }),
	);

describe.each(languages)('the demo documents in %s', (language) => {
	it('keep to the contract, each in a place of its own', () => {
		const places = pushes(language).map(({ kind, key }) => `${kind} ${key}`);
		expect(new Set(places).size).toBe(places.length);
		expect(places.filter((place) => place.startsWith('recipe '))).toHaveLength(12);
	});

	it('show pictures that exist', () => {
		const shown = JSON.stringify(pushes(language)).matchAll(/\/media\/c\/([^/"]+)\//g);
		const unknown = [...shown].filter(([, name]) => !pictureNames.some((known) => known === name));
		expect(unknown.map(([path]) => path)).toEqual([]);
	});

	it('name an article for everything that a recipe measures out', () => {
		const needed = pushes(language).flatMap((push) =>
			push.kind === 'recipe' ? (push.document?.ingredients ?? []) : [],
		);
		const isLoose = ({ amount, product }: (typeof needed)[number]) =>
			amount !== null && product.kind !== 'sku';
		expect(needed.filter(isLoose).map(({ name }) => name)).toEqual([]);
		expect(needed.length).toBeGreaterThan(50);
	});

	it('lead from every leaflet to a page that can be read', () => {
		const all = pushes(language);
		const hrefs = all.flatMap((push) =>
			push.kind === 'publication' && push.document ? [push.document.href] : [],
		);
		const blocksAt = (href: string) => {
			const page = all.find((push) => push.kind === 'page' && `/${push.key}` === href);
			const { blocks = [] } = (page?.document ?? {}) as { blocks?: Block[] };
			return blocks.map(({ type }) => type);
		};
		expect(hrefs).toHaveLength(4);
		for (const href of hrefs) {
			expect(blocksAt(href), href).toEqual(
				expect.arrayContaining(['headline', 'text', 'product-group']),
			);
		}
	});

	it('greet at home with another picture than the offers of the week', () => {
		const all = pushes(language);
		const start = all.find((push) => push.kind === 'page' && push.key === '');
		const { blocks = [] } = (start?.document ?? {}) as { blocks?: Block[] };
		const [slider] = blocks;
		const hero = slider?.type === 'teaser-slider' ? slider.slides[0]?.image?.src : undefined;
		const week = all.find(
			(push) => push.kind === 'publication' && push.key === 'flugblatt-der-woche',
		);
		const cover = week?.kind === 'publication' ? week.document?.cover.src : undefined;
		expect(hero).toBeDefined();
		expect(cover).toBeDefined();
		expect(cover).not.toBe(hero);
	});

	it('show every kind of block on one page', () => {
		const key = language === 'de' ? 'block-schau' : 'block-showcase';
		const page = pushes(language).find((push) => push.kind === 'page' && push.key === key);
		const { blocks } = (page as unknown as { document: { blocks: Block[] } }).document;
		const shown = new Set([...walkBlocks(blocks)].map((block) => block.type));
		expect(shown.size).toBe(38);
	});
});

it('leave no word of the showcase in German', () => {
	const [german, english] = languages.map((language) => new Set(textsIn(showcase(language))));
	const isName = (text: string) => /^[a-z0-9-]+$/.test(text);
	const same = [...(english ?? [])].filter((text) => german?.has(text) && !isName(text));
	expect(same.filter((text) => /[äöüß]|\b(und|der|die|das|ist|mit|für)\b/i.test(text))).toEqual([]);
	expect(english?.size).toBeGreaterThan(100);
});

it('draws a picture as WebP', async () => {
	const bytes = await drawPicture('marille');
	expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
});

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
