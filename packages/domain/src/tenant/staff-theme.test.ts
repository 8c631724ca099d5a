import { describe, expect, it } from 'vitest';
import { looksLike, mainColors, shadesOf, staffColors, toCorner } from './staff-theme.ts';
import { contrast, contrastsOf, hexOf } from './theme-contrast.ts';

describe('contrast', () => {
	it('is the ratio of WCAG', () => {
		expect(contrast('#000000', '#ffffff')).toBe(21);
		expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
	});

	it('is judged for every pair of a colour, with defaults and references', () => {
		const tokens = { 'color-action': 'var(--color-pass)', 'color-pass': '#FFF' };
		expect(hexOf(tokens, 'color-action')).toBe('#ffffff');
		const [pair] = contrastsOf(tokens, 'color-action').filter(
			({ ground }) => ground === 'color-action',
		);
		expect(pair).toMatchObject({ ink: 'color-on-action', least: 4.5, ratio: 1 });
	});

	it('is not judged for what is no plain colour, nor for a circle of references', () => {
		const tokens = { 'color-action': 'var(--color-pass)', 'color-pass': 'var(--color-action)' };
		expect(hexOf(tokens, 'color-action')).toBeNull();
		expect(hexOf({ 'color-action': 'oklch(50% 0.1 20)' }, 'color-action')).toBeNull();
	});
});

describe('shades', () => {
	it.each(['#176b3a', '#d5351a', '#123c69', '#6a1b9a'])('of %s can be read', (value) => {
		const tokens = { 'color-action': value, ...shadesOf('color-action', value, {}) };
		for (const name of staffColors.filter((each) => each.includes('action'))) {
			for (const { ink, ground, ratio, least } of contrastsOf(tokens, name)) {
				expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
			}
		}
	});

	it('turn text dark on a light colour', () => {
		expect(shadesOf('color-topbar', '#ffe9a8', {})['color-on-topbar']).toBe('#1a1a1a');
	});

	it('are colours that staff may change', () => {
		const names = mainColors.flatMap((color) => Object.keys(shadesOf(color, '#176b3a', {})));
		expect(staffColors).toEqual(expect.arrayContaining(names));
	});
});

it('tells colours apart as people do', () => {
	expect(looksLike('#176b3a', '#1b7a43')).toBe(true);
	expect(looksLike('#d5351a', '#1b7a43')).toBe(false);
});

it('reads corners', () => {
	expect(['0px', '28px', '999px'].map(toCorner)).toEqual([0, 28, 999]);
	expect(['29px', '1em', '', undefined, '-1px'].map(toCorner)).toEqual(Array(5).fill(null));
});
