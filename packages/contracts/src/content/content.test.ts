import { describe, expect, it } from 'vitest';
import { Block, ContentPage, PageBackground } from './content.ts';

describe('a content page', () => {
	it('needs a title; the rest has defaults', () => {
		expect(ContentPage.parse({ meta: { title: 'Start' } })).toEqual({
			meta: {
				title: 'Start',
				description: '',
				keywords: [],
				noFollow: false,
				noIndex: false,
				openGraphImage: null,
			},
			background: { color: null, image: null, repeat: 'no-repeat', size: 'auto' },
			audiences: [],
			blocks: [],
		});
	});

	it('nests blocks', () => {
		const inner = { type: 'headline', text: 'Obst' };
		const column = { type: 'column', span: 4, children: [inner] };
		const nested = { type: 'section', children: [{ type: 'row', children: [column] }] };
		expect(Block.parse(nested)).toMatchObject(nested);
		const broken = { type: 'section', children: [{ type: 'headline' }] };
		expect(Block.safeParse(broken).success).toBe(false);
	});

	it.each([
		'javascript:alert(1)',
		'//evil.example',
		'data:text/html,x',
		'https:evil.example',
		'https://shop@evil.example',
		'',
	])('has no button to %j', (href) => {
		expect(Block.safeParse({ type: 'button', label: 'x', href }).success).toBe(false);
	});
});

describe('a page background', () => {
	it.each(['#fff', 'rgb(1 2 3)', 'var(--color-action)', 'oklch(70% 0.1 120)'])(
		'accepts the colour %s',
		(color) => {
			expect(PageBackground.safeParse({ color }).success).toBe(true);
		},
	);

	it.each(['red;position:fixed', 'red}', 'url("//evil")', "url('x')", 'a\\3b', '<b>', ''])(
		'rejects the colour %j',
		(color) => {
			expect(PageBackground.safeParse({ color }).success).toBe(false);
		},
	);

	it.each(['/media/obst.webp', 'https://cdn.example/obst.webp?w=1200'])('takes %s', (image) => {
		expect(PageBackground.safeParse({ image }).success).toBe(true);
	});

	it.each([
		'/a.webp);background:url(//evil.example/x',
		'/a.webp"',
		"/a.webp'",
		'/a b.webp',
		'/a\\b.webp',
		'//evil.example/x.webp',
		'http://evil.example/x.webp',
		'javascript:alert(1)',
		'data:image/svg+xml,x',
	])('rejects the image %j', (image) => {
		expect(PageBackground.safeParse({ image }).success).toBe(false);
	});

	it.each([
		['repeat', 'repeat; color: red'],
		['size', '100px; color: red'],
	])('rejects a %s outside its list', (name, value) => {
		expect(PageBackground.safeParse({ [name]: value }).success).toBe(false);
	});
});
