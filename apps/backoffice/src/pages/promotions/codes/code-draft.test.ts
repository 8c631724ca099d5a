import { expect, it } from 'vitest';
import { type CodeTerms, readCode, toCodeValues } from './code-draft.ts';

const timeZone = 'Europe/Vienna';
const place = { tag: 'de-AT', timeZone };
const terms: CodeTerms = {
	...{ kind: 'amount', value: 500, minOrderCents: 5000, fulfilment: 'DELIVERY' },
	...{ startsAt: '2026-08-31T22:00:00.000Z', endsAt: '2026-11-30T23:00:00.000Z' },
	...{ maxUses: 200, isOncePerCustomer: true, audience: 'customers', customerIds: ['a'] },
};
const values = toCodeValues({ code: 'HERBST5', ...terms }, place);

it('reads what it writes', () => {
	expect(values).toMatchObject({ value: '5,00', startsAt: '2026-09-01T00:00' });
	expect(readCode(values, timeZone)).toEqual({ code: 'HERBST5', terms, errors: {} });
});

it('keeps the seconds of a time that nobody has touched', () => {
	const stored = { ...terms, endsAt: '2026-11-30T23:00:17.123Z' };
	const typed = toCodeValues({ code: 'HERBST5', ...stored }, place);
	expect(readCode(typed, timeZone, stored).terms?.endsAt).toBe(stored.endsAt);
});

it('takes empty fields as no limit', () => {
	const open = { ...values, minOrder: '', startsAt: '', endsAt: '', maxUses: '' };
	expect(readCode(open, timeZone).terms).toMatchObject({
		...{ minOrderCents: null, startsAt: null, endsAt: null, maxUses: null },
	});
});

it.each([
	['a space in the code', { code: 'HERBST 5' }, { code: 'code' }],
	['101 per cent', { kind: 'percent' as const, value: '101' }, { value: 'percent' }],
	['no amount', { value: '' }, { value: 'amount' }],
	['a minimum that is no amount', { minOrder: 'viel' }, { minOrder: 'amount' }],
	['no uses', { maxUses: '0' }, { maxUses: 'uses' }],
	['customers without a name', { customerIds: [] }, { customerIds: 'customers' }],
	['an end before the start', { endsAt: '2026-08-01T00:00' }, { endsAt: 'order' }],
])('sends nothing with %s', (_, change, errors) => {
	expect(readCode({ ...values, ...change }, timeZone)).toMatchObject({ terms: null, errors });
});
