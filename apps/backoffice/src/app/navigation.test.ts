import { roleMay, staffRoles } from '@korb/domain/staff/permissions';
import { expect, it } from 'vitest';
import { navigationFor } from './navigation.ts';

it.each(staffRoles)('a key of %s leads to one page', (role) => {
	const entries = navigationFor((permission) => roleMay(role, permission));
	for (const part of ['key', 'to'] as const) {
		const values = entries.map((entry) => entry[part]);
		expect(values).toEqual([...new Set(values)]);
	}
});

it('managers have every page of the desk in their menu', () => {
	const entries = navigationFor((permission) => roleMay('manager', permission));
	expect(entries.map(({ to }) => to)).toEqual([
		...['/today', '/orders', '/picking/board', '/handover', '/windows'],
		...['/assortment', '/promotions', '/customers', '/reports', '/areas', '/settings', '/staff'],
	]);
});
