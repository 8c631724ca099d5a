import { describe, expect, it } from 'vitest';
import { type Breakpoint, breakpoints, isMobileWidth } from './breakpoints.ts';

describe('breakpoints', () => {
	const starts: [title: string, Breakpoint, number][] = [
		['TEN-80', 'xs', 0],
		['TEN-81', 'sm', 600],
		['TEN-82', 'md', 960],
		['TEN-83', 'lg', 1280],
		['TEN-84', 'xl', 1920],
		['TEN-85', 'xxl', 2560],
	];

	it.each(starts)('%s %s starts at %i', (_, name, width) => {
		expect(breakpoints[name]).toBe(width);
	});

	it('are these six', () => {
		expect(Object.keys(breakpoints)).toEqual(starts.map(([, name]) => name));
	});

	it('TEN-86 count as mobile below lg by default', () => {
		expect(isMobileWidth(1279)).toBe(true);
		expect(isMobileWidth(1280)).toBe(false);
		expect(isMobileWidth(959, 'md')).toBe(true);
		expect(isMobileWidth(960, 'md')).toBe(false);
	});
});
