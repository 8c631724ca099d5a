import { describe, expect, it } from 'vitest';
import { toDraftPage } from './draft-page.ts';
import { toDraftRecipe } from './draft-recipe.ts';
import { readPreview, signPreview } from './token.ts';

const SECRET = 'secret-of-the-preview-tests';
const START = Date.UTC(2026, 10, 15, 12, 0, 0);
const MINUTE = 60_000;

describe('preview token', () => {
	const token = signPreview('pages', 'p-1', SECRET, START);

	it('is valid for ten to twenty minutes', () => {
		expect(readPreview(token, SECRET, START + 10 * MINUTE)).toMatchObject({ id: 'p-1' });
		expect(readPreview(token, SECRET, START + 20 * MINUTE)).toBeNull();
		const late = signPreview('pages', 'p-1', SECRET, START + 9.9 * MINUTE);
		expect(readPreview(late, SECRET, START + 19.9 * MINUTE)).toMatchObject({ id: 'p-1' });
	});

	it('stays the same while an editor types', () => {
		expect(signPreview('pages', 'p-1', SECRET, START + 9 * MINUTE)).toBe(token);
		expect(signPreview('pages', 'p-1', SECRET, START + 11 * MINUTE)).not.toBe(token);
	});

	it('is invalid after any modification', () => {
		const [body = '', signature = ''] = token.split('.');
		const claim = { collection: 'pages', id: 'p-2', until: START + 1e9 };
		const other = Buffer.from(JSON.stringify(claim)).toString('base64url');
		const forgeries = [
			`${other}.${signature}`,
			`${body}.${signature.slice(1)}`,
			`${body}.`,
			`${body}.${'A'.repeat(43)}`,
			body,
			'',
			signPreview('pages', 'p-1', 'another secret', START),
		];
		for (const forged of forgeries) expect(readPreview(forged, SECRET, START)).toBeNull();
	});
});

describe('preview of an incomplete page', () => {
	const headline = { type: 'headline', text: 'Da' };
	const typesIn = (document: object) => {
		const { page, unfinished } = toDraftPage({ ...document }, 'Titel');
		return { types: page.blocks.map(({ type }) => type), unfinished };
	};

	it('leaves out incomplete blocks', () => {
		const blocks = [headline, { type: 'button', label: '' }, { type: 'text' }, headline];
		expect(typesIn({ blocks })).toEqual({ types: ['headline', 'headline'], unfinished: 2 });
	});

	it('leaves out only the innermost incomplete block', () => {
		const column = { type: 'column', span: 6, children: [headline, { type: 'image' }] };
		const blocks = [{ type: 'section', children: [{ type: 'row', children: [column] }] }];
		const { page, unfinished } = toDraftPage({ blocks }, 'Titel');
		expect(unfinished).toBe(1);
		expect(JSON.stringify(page)).toContain('"Da"');
	});

	it('falls back to the title without a meta title, and tolerates an invalid background', () => {
		const { page } = toDraftPage({ background: { color: 'red;}' }, blocks: [headline] }, 'Titel');
		expect(page.meta.title).toBe('Titel');
		expect(page.background.color).toBeNull();
		expect(toDraftPage({}, '').page.blocks).toEqual([]);
	});
});

describe('preview of an incomplete recipe', () => {
	const whole = {
		slug: 'strudel',
		title: 'Strudel',
		description: 'Wärmt.',
		image: { src: '/media/c/strudel/960.webp', alt: '', width: 960, height: 720 },
		minutes: 35,
		portions: 4,
		ingredients: [{ name: 'Äpfel' }, { name: '' }, { name: 'Zimt' }],
		steps: [{ text: 'Ziehen.' }, {}],
		publishedOn: '2026-11-15',
	};

	it('leaves out incomplete ingredients and steps', () => {
		const draft = toDraftRecipe(whole);
		expect(draft?.recipe.ingredients.map(({ name }) => name)).toEqual(['Äpfel', 'Zimt']);
		expect(draft?.recipe.steps).toEqual([{ text: 'Ziehen.' }]);
		expect(draft?.unfinished).toBe(2);
	});

	it('requires an image, a step and an ingredient', () => {
		expect(toDraftRecipe({ ...whole, image: undefined })).toBeNull();
		expect(toDraftRecipe({ ...whole, steps: [{}] })).toBeNull();
		expect(toDraftRecipe({ ...whole, ingredients: undefined })).toBeNull();
	});
});
