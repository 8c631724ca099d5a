import { describe, expect, it } from 'vitest';
import { titlesOf } from './titles.ts';

const spec = (title: string, status: string) => ({
	file: 'cart.spec.ts',
	line: 7,
	title,
	tests: [{ status }],
});

describe('titles of a run', () => {
	it('names failed or repeated tests, and journeys in nested suites', () => {
		const unit = {
			numPassedTests: 2,
			numFailedTests: 1,
			testResults: [
				{
					assertionResults: [
						{ status: 'passed', fullName: 'adds', failureMessages: [] },
						{ status: 'passed', fullName: 'rounds', failureMessages: ['expected 2'] },
						{ status: 'failed', fullName: 'divides', failureMessages: ['expected 3'] },
					],
				},
			],
		};
		const journeys = {
			stats: { expected: 1, unexpected: 1, flaky: 1 },
			suites: [
				{
					specs: [spec('opens', 'expected'), spec('adds', 'flaky')],
					suites: [{ specs: [spec('pays', 'unexpected')] }],
				},
			],
		};
		expect(titlesOf(unit, [journeys, null])).toEqual([
			'flaky: rounds',
			'failed: divides',
			'flaky: cart.spec.ts:7 adds',
			'failed: cart.spec.ts:7 pays',
		]);
	});

	it('says nothing without reports', () => {
		expect(titlesOf(null, [null])).toEqual([]);
	});
});
