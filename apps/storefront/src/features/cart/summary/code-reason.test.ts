import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { toCodeReason } from './code-reason.ts';

const refused = (status: number, parts: object = {}) =>
	toCodeReason(new ApiError({ status, message: '', ...parts }));

it('distinguishes an invalid code from too many attempts and an unavailable server', () => {
	expect(refused(409, { code: '223' })).toBe('223');
	expect(refused(429, { errorCode: 'too_many_requests' })).toBe('tooOften');
	expect(refused(400)).toBe('unknown');
	expect(refused(503)).toBe('failed');
	expect(refused(0)).toBe('failed');
	expect(toCodeReason(new Error('something else'))).toBe('failed');
});
