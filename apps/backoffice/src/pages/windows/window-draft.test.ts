import { expect, it } from 'vitest';
import { hasChanges, readValues, toValues } from './window-draft.ts';

const terms = { capacity: 40, fee: 490, leadMinutes: 240, greenReduction: 100 };
const values = toValues(terms, 'de-AT');

it('reads what it writes', () => {
	expect(values.fee).toBe('4,90');
	expect(readValues(values, { taken: 35 })).toEqual({ terms, errors: {} });
});

it('refuses fewer places than are taken, before anything is sent', () => {
	const read = readValues({ ...values, capacity: '34' }, { taken: 35 });
	expect(read).toEqual({ terms: null, errors: { capacity: 'taken' } });
	expect(readValues({ ...values, capacity: '35' }, { taken: 35 }).errors).toEqual({});
});

it('an empty fee is none, another text is wrong', () => {
	expect(readValues({ ...values, fee: ' ' }, { taken: 0 }).terms?.fee).toBeNull();
	expect(readValues({ ...values, fee: 'gratis' }, { taken: 0 }).errors).toEqual({ fee: 'number' });
});

it('knows what has changed', () => {
	expect(hasChanges(terms, { ...terms })).toBe(false);
	expect(hasChanges({ ...terms, fee: null }, terms)).toBe(true);
});
