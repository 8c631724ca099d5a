import { describe, expect, it } from 'vitest';
import { keysOf, listDifferences, toPointer, valueAt, withValue } from './json-pointer.ts';

const document = { a: { b: 1, list: ['x'] }, redirects: { '/alt': '/neu', 'a~b': null } };

describe('a JSON Pointer', () => {
	it.each([
		[['a', 'b'], '/a/b'],
		[['redirects', '/alt'], '/redirects/~1alt'],
		[['redirects', 'a~b'], '/redirects/a~0b'],
		[['~1'], '/~01'],
	])('of %j is %s, and back', (keys, pointer) => {
		expect(toPointer(keys)).toBe(pointer);
		expect(keysOf(pointer)).toEqual(keys);
	});

	it('finds own values only', () => {
		expect(valueAt(document, '/redirects/~1alt')).toBe('/neu');
		expect(valueAt(document, '/a/c/d')).toBeUndefined();
		expect(valueAt(document, '/constructor')).toBeUndefined();
	});
});

describe('a changed document', () => {
	it('is a copy with the value, added, replaced or removed', () => {
		expect(withValue(document, '/a/b', 2)).toEqual({ ...document, a: { b: 2, list: ['x'] } });
		expect(withValue({}, '/a/b', 2)).toEqual({ a: { b: 2 } });
		expect(withValue({ a: { b: 1 } }, '/a/b', undefined)).toEqual({ a: {} });
		expect(document.a.b).toBe(1);
	});

	it('differs by value; a list is one', () => {
		const next = { a: { b: 1, list: ['x', 'y'] }, redirects: { 'a~b': null, '/c': '/d' } };
		expect(listDifferences(document, next)).toEqual([
			{ path: '/a/list', before: ['x'], after: ['x', 'y'] },
			{ path: '/redirects/~1alt', before: '/neu', after: undefined },
			{ path: '/redirects/~1c', before: undefined, after: '/d' },
		]);
	});
});
