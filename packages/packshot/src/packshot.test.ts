import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import goldens from './goldens.json' with { type: 'json' };
import { renderPackshot } from './packshot.ts';
import { type Form, layouts, type PackshotSpec, type Seal, variants, voices } from './spec.ts';

describe('renderPackshot', () => {
	it.each(listSilhouettes())('draws $key as the design did', ({ key, spec }) => {
		expect(fingerprint(renderPackshot(spec))).toBe(
			goldens.silhouettes[key as keyof typeof goldens.silhouettes],
		);
	});

	it.each(goldens.packs)('draws the design’s $spec.brand $spec.name', ({ spec, svg }) => {
		expect(fingerprint(renderPackshot(spec as PackshotSpec))).toBe(svg);
	});

	it('draws the same spec identically twice', () => {
		const [first] = listSilhouettes();
		if (!first) throw new Error('No silhouettes');
		expect(renderPackshot(first.spec)).toBe(renderPackshot(first.spec));
	});

	it('escapes printed text', () => {
		const svg = renderPackshot({
			form: 'box',
			brand: 'Weide & Hof',
			name: '<b>"Steak"</b>',
			main: '#7B1E22',
			accent: '#E9C46A',
		});
		expect(svg).toContain('Weide &amp; Hof');
		expect(svg).not.toContain('<b>');
	});

	it('rejects an unknown silhouette', () => {
		const spec = { brand: 'A', name: 'B', main: '#000000', accent: '#ffffff' };
		expect(() => renderPackshot({ ...spec, form: 'box', variant: 'round' })).toThrow(RangeError);
		expect(() => renderPackshot({ ...spec, form: 'barrel' as Form })).toThrow(RangeError);
	});
});

/** Ids are unique per page in the design but per spec here, so they are not compared. */
function fingerprint(svg: string): string {
	const id = /<linearGradient id="(p[0-9a-z]+-)cyl"/.exec(svg)?.[1] ?? '';
	return createHash('sha256').update(svg.replaceAll(id, 'p-')).digest('hex').slice(0, 16);
}

/** Every form and variant in every layout, with voices and seals taking turns. */
function listSilhouettes(): { key: string; spec: PackshotSpec }[] {
	const seals: (Seal | null)[] = [null, 'bio', 'vegan'];
	const pairs = Object.entries(variants).flatMap(([form, names]) =>
		names.map((variant: string) => [form as Form, variant] as const),
	);
	return pairs.flatMap(([form, variant], p) =>
		layouts.map((layout, l) => ({
			key: `${form}/${variant}/${layout}`,
			spec: {
				form,
				variant,
				layout,
				voice: voices[(p + l) % voices.length],
				seal: seals[(p + l) % seals.length],
				brand: 'Mühle & Söhne',
				name: 'Heidel\u00ADbeer\u00ADjoghurt mild',
				sub: l % 2 ? 'ohne Zucker' : '',
				amount: '500 g',
				emoji: '1fad0',
				main: l % 3 ? '#5A4FB0' : '#F3DFB8',
				accent: '#FFD75E',
			},
		})),
	);
}
