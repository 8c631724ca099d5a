import type { SettingProblem } from '@korb/contracts/admin/settings/settings';
import { movedPath } from '@korb/domain/tenant/settings';
import { describe, expect, it } from 'vitest';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import { draft, publish, restore, runtime, settingsOf } from './testing.ts';

const cart = runtime('slugs/cart');
const brands = runtime('slugs/brands');
const pass = runtime('slugs/deliveryPass');

const fixture = officeFixture();

const problemsOf = async (changes: Record<string, unknown>): Promise<SettingProblem[]> => {
	const answer = await draft(fixture.manager, changes);
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json().draft.problems;
};

describe('a path', () => {
	it('moves with a redirect from the old one, and back without it', async () => {
		const moved = { [cart]: 'einkauf', [movedPath('warenkorb')]: '/einkauf/*' };
		expect(await problemsOf(moved)).toEqual([]);
		expect((await publish(fixture.manager)).statusCode).toBe(200);
		await fixture.api.refreshTenants();
		const { clientRuntimeConfig, redirects } = (await fixture.shop.get('/tenant/config')).json();
		expect(clientRuntimeConfig.slugs.cart).toBe('einkauf');
		expect(redirects.manyToMany).toEqual({ '/warenkorb/*': '/einkauf/*' });

		expect(await problemsOf({ [cart]: 'warenkorb' })).toEqual([{ path: cart, code: 'redirected' }]);
		expect(await problemsOf({ [cart]: 'warenkorb', [movedPath('warenkorb')]: undefined })).toEqual(
			[],
		);
		await restore(fixture.manager, 1);
		const { values } = await settingsOf(fixture.manager);
		expect(values[cart]).toBe('warenkorb');
		expect(values).not.toHaveProperty([movedPath('warenkorb')]);
	});

	it('of another page is refused where it was typed', async () => {
		expect(await problemsOf({ [pass]: 'marken' })).toEqual([
			{ path: pass, code: 'taken', by: 'brands' },
		]);
		expect((await publish(fixture.manager)).json()).toMatchObject({ code: 'invalid' });
		expect(await problemsOf({ [brands]: 'lieferpass' })).toEqual([
			{ path: brands, code: 'taken', by: 'deliveryPass' },
		]);
		expect(await problemsOf({ [brands]: 'lieferpass', [pass]: 'marken' })).toEqual([]);
	});

	it.each([
		['api', 'reserved'],
		['../kasse', 'invalid'],
		['/kasse', 'invalid'],
		['', 'invalid'],
	])('may not be %j', async (slug, code) => {
		expect(await problemsOf({ [cart]: slug })).toMatchObject([{ path: cart, code }]);
	});

	it.each(['https://evil.example', '//evil.example', '/\\evil.example', 1])(
		'is not redirected to %s',
		async (target) => {
			const path = movedPath('alt');
			expect(await problemsOf({ [path]: target })).toEqual([{ path, code: 'invalid' }]);
		},
	);
});
