import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateIcons, iconSets } from './generate.ts';
import { toPath } from './to-path.ts';

describe('icons', () => {
	it.each(iconSets)('are what `pnpm icons` generates: $folder', ({ folder, names }) => {
		const files = readdirSync(folder).map((file): [string, string] => [
			file,
			readFileSync(join(folder, file), 'utf8'),
		]);
		expect(Object.fromEntries(files)).toEqual(Object.fromEntries(generateIcons(names)));
	});
});

describe('toPath', () => {
	it.each([
		['path', { d: 'm12 19-7-7 7-7' }, 'M12 19l-7-7 7-7'],
		['path', { d: 'm 1.5.5 -7 7' }, 'M1.5 .5l-7 7'],
		['path', { d: 'm3 3h2' }, 'M3 3h2'],
		['line', { x1: '2', y1: '10', x2: '22', y2: '10' }, 'M2 10L22 10'],
		['polyline', { points: '3.29 7 12 12' }, 'M3.29 7 12 12'],
		['circle', { cx: '12', cy: '12', r: '10' }, 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0'],
		[
			'rect',
			{ x: '3', y: '7', width: '18', height: '4', rx: '1' },
			'M4 7h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z',
		],
	])('flattens <%s> %j', (tag, attributes, path) => {
		expect(toPath([[tag, attributes]])).toBe(path);
	});

	it('rejects a shape that it would lose', () => {
		expect(() => toPath([['ellipse', {}]])).toThrow('<ellipse>');
	});
});
