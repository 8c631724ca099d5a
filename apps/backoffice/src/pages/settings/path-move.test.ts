import { describe, expect, it } from 'vitest';
import { inputsOfMove } from './path-move.ts';

const path = '/clientRuntimeConfig/slugs/cart';
const from = (slug: string) => `/redirects/manyToMany/~1${slug}~1*`;
const move = (next: string, values: Record<string, unknown> = {}) =>
	inputsOfMove({ values, path, published: 'warenkorb', next });

describe('a page that moves', () => {
	it('is redirected to from its old path', () => {
		expect(move('einkauf')).toEqual([
			{ path, value: 'einkauf' },
			{ path: from('warenkorb'), value: '/einkauf/*' },
		]);
	});

	it('takes no redirect along that leads away from it', () => {
		expect(move('korb', { [from('korb')]: '/warenkorb/*' })).toContainEqual({ path: from('korb') });
	});

	it('that stays after all needs none', () => {
		expect(move('warenkorb')).toEqual([{ path, value: 'warenkorb' }, { path: from('warenkorb') }]);
	});
});
