import { describe, expect, it } from 'vitest';
import { summarizeUnit } from './unit-report.ts';

const test = (fullName: string, status = 'passed') => ({ fullName, status });
const file = (name: string, ...tests: ReturnType<typeof test>[]) => ({
	name,
	status:
		tests.length === 0 || tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
	assertionResults: tests,
});

describe('the summary of unit tests', () => {
	it('counts a repeated file as in its second run', () => {
		const first = {
			testResults: [
				file('money.test.ts', test('adds')),
				file('races.test.ts', test('holds'), test('queues', 'failed'), test('locks', 'failed')),
				file('set-up.test.ts'),
			],
		};
		const repeated = {
			testResults: [
				file('races.test.ts', test('holds'), test('queues'), test('locks', 'failed')),
				file('set-up.test.ts', test('opens')),
			],
		};
		expect(summarizeUnit(first, repeated)).toEqual({
			passed: 4,
			failed: ['locks'],
			flaky: ['queues', 'set-up.test.ts'],
		});
	});

	it('counts a file whose set-up failed', () => {
		expect(summarizeUnit({ testResults: [file('set-up.test.ts')] }, null)).toEqual({
			passed: 0,
			failed: ['set-up.test.ts'],
			flaky: [],
		});
	});
});
