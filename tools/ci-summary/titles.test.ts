import { describe, expect, it } from 'vitest';
import { titlesOf } from './titles.ts';

const spec = (title: string, status: string) => ({
	file: 'cart.spec.ts',
	line: 7,
	title,
	tests: [{ status }],
});

describe('titles of a run', () => {
	it('names failed and repeated journeys, also in nested suites', () => {
		const journeys = [
			{
				stats: { expected: 1, unexpected: 1, flaky: 1 },
				suites: [
					{
						specs: [spec('opens', 'expected'), spec('adds', 'flaky')],
						suites: [{ specs: [spec('pays', 'unexpected')] }],
					},
				],
			},
		];
		expect(titlesOf(journeys, 'failed')).toEqual(['cart.spec.ts:7 pays']);
		expect(titlesOf(journeys, 'flaky')).toEqual(['cart.spec.ts:7 adds']);
	});
});
