import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

describe('describeChange', () => {
	it.each([
		[
			'a changed list',
			{ roles: ['service'] },
			{ roles: ['service', 'manager'] },
			'roles: service → service, manager',
		],
		['a new value', null, { text: 'Left at the door' }, 'text: Left at the door'],
		['a removed value', { units: ['wien'] }, { units: null }, 'units: wien → –'],
		['a switch', { isActive: true }, { isActive: false }, 'isActive: true → false'],
	])('names %s', (_, before, after, line) => {
		expect(describeChange(before, after)).toEqual([line]);
	});

	it('leaves out what stayed the same', () => {
		expect(
			describeChange({ name: 'Jana', roles: ['editor'] }, { name: 'Jana', roles: ['editor'] }),
		).toEqual([]);
	});

	it('says nothing about an entry without values', () => {
		expect(describeChange(null, null)).toEqual([]);
	});
});
