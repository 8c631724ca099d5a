import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { problemOf, problemOfLength } from './code-problem.ts';

describe('what is wrong with a code', () => {
	it.each([
		['7Q2M11XP90A0000', { key: 'wallet.codeShort', values: { missing: 1 } }],
		['', { key: 'wallet.codeShort', values: { missing: 16 } }],
		['7Q2M11XP90A000091', { key: 'wallet.codeLong' }],
		['7Q2M11XP90A00009', null],
	])('is told by its length: %s', (code, problem) => {
		expect(problemOfLength(code)).toEqual(problem);
	});

	it.each([
		...[1000, 1001, 1002, 1004, 1010].map((code) => [409, code, 'wallet.refused'] as const),
		[409, 1014, 'wallet.full'],
		[429, null, 'wallet.tooMany'],
		[503, null, 'account.failed'],
		[0, null, 'account.failed'],
	] as const)(
		'CHK-73 is one sentence for all refusals but a full wallet: %i %s',
		(status, code, key) => {
			expect(problemOf(new ApiError({ status, code, message: '' }))).toEqual({ key });
		},
	);
});
