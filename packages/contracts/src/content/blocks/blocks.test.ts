import { describe, expect, it } from 'vitest';
import { Block, ContentPage } from '../content.ts';
import { blockExamples } from './examples.ts';
import { walkBlocks } from './walk.ts';

const examples = Object.values(blockExamples);
const columns = examples.filter((example) => example.type === 'column');

describe.each(examples.map((example) => [example.type, example] as const))(
	'a block of type %s',
	(_type, example) => {
		it('accepts its example', () => {
			expect(Block.parse(example)).toMatchObject(example);
		});

		it('rejects an unknown field', () => {
			expect(Block.safeParse({ ...example, onclick: 'alert(1)' }).success).toBe(false);
		});

		it('may be limited to audiences, but not to an unknown one', () => {
			expect(Block.safeParse({ ...example, audiences: ['customer', 'loyalty'] }).success).toBe(
				true,
			);
			expect(Block.safeParse({ ...example, audiences: ['staff'] }).success).toBe(false);
		});

		it('rejects URLs with unsafe schemes', () => {
			const addresses = paths(example).filter(({ name }) =>
				/^(?:src|.*href|webp|avif)$/i.test(name),
			);
			for (const { path } of addresses) {
				for (const poison of poisons) {
					expect(
						Block.safeParse(replaced(example, path, poison)).success,
						`${path} ${poison}`,
					).toBe(false);
				}
			}
		});
	},
);

const poisons = [
	'javascript:alert(1)',
	' javascript:alert(1)',
	'JaVaScRiPt:alert(1)',
	'java\nscript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:msgbox(1)',
	'blob:https://korb.example/1',
	'file:///etc/passwd',
	'//evil.example/x',
	'/\\evil.example/x',
	'https:evil.example',
	'https://korb.example@evil.example/',
	'/x" onerror="alert(1)',
	"/x' onload='alert(1)",
	'/x\u0000',
	'',
];

describe('nesting', () => {
	it.each([
		['a section in a section', { type: 'section', children: [blockExamples.section] }],
		['a row in a column', { type: 'column', children: [blockExamples.row] }],
		[
			'tabs in an accordion',
			{ type: 'accordion', items: [{ title: 'x', children: [blockExamples.tabs] }] },
		],
		['text directly in a row', { type: 'row', children: [blockExamples.text] }],
	])('rejects %s', (_, block) => {
		expect(Block.safeParse(block).success).toBe(false);
	});

	it('allows a column only inside a row', () => {
		const meta = { title: 'x' };
		expect(ContentPage.safeParse({ meta, blocks: [blockExamples.row] }).success).toBe(true);
		expect(ContentPage.safeParse({ meta, blocks: columns }).success).toBe(false);
	});

	it('is walked from the outside in', () => {
		const row = { type: 'row', children: [{ type: 'column', children: [blockExamples.tabs] }] };
		const types = [...walkBlocks([Block.parse(row)])].map((block) => block.type);
		expect(types).toEqual(['row', 'column', 'tabs', 'text', 'text']);
	});
});

type Path = (string | number)[];

/** Every string in an example and its field name. */
function paths(value: unknown, path: Path = []): { path: Path; name: string }[] {
	if (typeof value === 'string') return [{ path, name: String(path.at(-1)) }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => paths(part, [...path, key]));
}

function replaced(value: unknown, path: Path, text: string): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return text;
	const copy = structuredClone(value) as Record<string, unknown>;
	copy[key] = replaced(copy[key], rest, text);
	return copy;
}
