import { describe, expect, it } from 'vitest';
import { type AuditWords, describeChange } from './describe-change.ts';

const words: AuditWords = {
	field: (name) => (name === 'noteId' ? null : name === 'roles' ? 'Roles' : name),
	value: (_name, value) => (value === 'manager' ? 'Manager' : value),
};

describe('describeChange', () => {
	it.each([
		[
			'a changed list',
			{ roles: ['service'] },
			{ roles: ['service', 'manager'] },
			'Roles: service → service, Manager',
		],
		['a new value', null, { text: 'Left at the door' }, 'text: Left at the door'],
		['a removed value', { units: ['wien'] }, { units: null }, 'units: wien → –'],
		[
			'a value of several parts',
			{ nutrition: null },
			{ nutrition: { per: '100g', fatGrams: 3.8 } },
			'nutrition: per 100g, fatGrams 3.8',
		],
		['a switch', { isActive: true }, { isActive: false }, 'isActive: true → false'],
	])('names %s', (_, before, after, line) => {
		expect(describeChange(before, after, words)).toEqual([line]);
	});

	it('leaves out what stayed the same', () => {
		expect(
			describeChange(
				{ name: 'Jana', roles: ['editor'] },
				{ name: 'Jana', roles: ['editor'] },
				words,
			),
		).toEqual([]);
	});

	it('leaves out what has no name', () => {
		expect(describeChange(null, { noteId: '7' }, words)).toEqual([]);
	});

	it('says nothing about an entry without values', () => {
		expect(describeChange(null, null, words)).toEqual([]);
	});
});
