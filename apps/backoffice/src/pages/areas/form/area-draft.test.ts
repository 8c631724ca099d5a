import { describe, expect, it } from 'vitest';
import { hasSameReach, isSame, readValues, toValues } from './area-draft.ts';

const area = {
	...{ areaNumber: 'W1', name: 'Wien Mitte', priority: 1, postalCodes: ['1010', '1020'] },
	...{ pickingUnitIds: ['wien', 'default'], isDefault: true },
	...{ minOrderValue: 4000, freeFrom: null, surcharge: 0 },
};
const read = (change: object) => readValues({ ...toValues(area, 'de-AT'), ...change }, area);

describe('an area as typed', () => {
	it('is what it was while nothing is typed', () => {
		const { input } = read({});
		expect(input && isSame(input, area)).toBe(true);
	});

	it('has the values of the shop where a field is empty', () => {
		expect(read({ minOrderValue: '', freeFrom: '59' }).input).toMatchObject({
			minOrderValue: null,
			freeFrom: 5900,
			surcharge: 0,
		});
	});

	it('keeps the other units behind the one that picks', () => {
		expect(read({ unit: 'graz' }).input?.pickingUnitIds).toEqual(['graz', 'default']);
		expect(read({ unit: 'default' }).input?.pickingUnitIds).toEqual(['default']);
	});

	it('takes postal codes with spaces or commas, once', () => {
		const { input } = read({ postalCodes: '1010, 1020;1010\n1030' });
		expect(input?.postalCodes).toEqual(['1010', '1020', '1030']);
		expect(input && hasSameReach(input, area)).toBe(false);
	});

	it.each([
		[{ name: ' ' }, { name: 'name' }],
		[{ priority: 'first' }, { priority: 'priority' }],
		[{ postalCodes: 'Wien!' }, { postalCodes: 'postalCodes' }],
		[{ minOrderValue: 'viel' }, { minOrderValue: 'money' }],
		[{ freeFrom: '0' }, { freeFrom: 'money' }],
		[{ surcharge: '1000,01' }, { surcharge: 'money' }],
		[{ areaNumber: 'W 1' }, { areaNumber: 'areaNumber' }],
	])('%j is refused', (change, errors) => {
		expect(read(change)).toEqual({ input: null, errors });
	});
});
