import { describe, expect, it } from 'vitest';
import { findTitleIds, parseCatalogue, selectRange, traceRequirements } from './trace.ts';

// Concatenated, so that tracing this file does not find it.
const decision = ['OPEN', 900].join('-');
const catalogue = parseCatalogue(`
| ID | Requirement | Seen in |
| --- | --- | --- |
| ABC-01 | The first \`a\\|b\`. | unit |
| ABC-02 | The second. | both |
| ABC-03 | The third. | both |
| ${decision} | A question. | Its answer. | unit |
`);

describe('catalogue', () => {
	it('reads one requirement per row and none from headings', () => {
		expect(catalogue.map(({ id }) => id)).toEqual(['ABC-01', 'ABC-02', 'ABC-03', decision]);
		expect(catalogue[0]?.text).toBe('The first `a\\|b`.');
	});
});

describe('test titles', () => {
	it.each([
		["it('ABC-01 does it', …)", ['ABC-01']],
		["it('ABC-01 ABC-02, ABC-03 do it', …)", ['ABC-01', 'ABC-02', 'ABC-03']],
		["['ABC-02', 'a row of a table'],", ['ABC-02']],
		['test(`ABC-03 in backticks`, …)', ['ABC-03']],
		["it('does what ABC-01 says', …)", []],
		["it.skip('ABC-01 later', …)", []],
		["it.todo(\n\t'ABC-01 later')", []],
		["// it('ABC-01 does it', …)", []],
		["/*\nit('ABC-01 does it', …)\n*/", []],
	])('%s', (source, ids) => {
		expect(findTitleIds(source)).toEqual(ids);
	});
});

describe('trace', () => {
	it('classifies ids as covered, missing or unknown, and ignores decisions', () => {
		const trace = traceRequirements(catalogue, [
			`it('ABC-01 …'); it('${decision} …')`,
			"it('ABC-77 …')",
		]);
		expect(trace.covered.map(({ id }) => id)).toEqual(['ABC-01']);
		expect(trace.missing.map(({ id }) => id)).toEqual(['ABC-02', 'ABC-03']);
		expect(trace.unknown).toEqual(['ABC-77']);
	});

	it('does not mistake other names with a number for ids', () => {
		expect(traceRequirements(catalogue, ["expect('SHA-256 UTF-8')"]).unknown).toEqual([]);
	});
});

describe('ranges', () => {
	it('selects by list and by range', () => {
		const ids = selectRange(catalogue, 'ABC-02..ABC-03, ABC-01').map(({ id }) => id);
		expect(ids).toEqual(['ABC-02', 'ABC-03', 'ABC-01']);
	});

	it.each(['ABC-02..ABC-09', 'ABD-01', `ABC-01..${decision}`, 'ABC-03..ABC-01', ''])(
		'rejects %j',
		(input) => {
			expect(() => selectRange(catalogue, input)).toThrow('no such requirements');
		},
	);
});
