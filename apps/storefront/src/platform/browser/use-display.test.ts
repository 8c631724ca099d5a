import { expect, it } from 'vitest';
import { breakpointAt } from './use-display.ts';

it.each([
	['TEN-80 xs', 0, 'xs'],
	['TEN-80 xs', 599, 'xs'],
	['TEN-81 sm', 600, 'sm'],
	['TEN-82 md', 960, 'md'],
	['TEN-83 lg', 1280, 'lg'],
	['TEN-84 xl', 1920, 'xl'],
	['TEN-85 xxl', 2560, 'xxl'],
] as const)('%s holds at %i', (_title, width, name) => {
	expect(breakpointAt(width)).toBe(name);
});
