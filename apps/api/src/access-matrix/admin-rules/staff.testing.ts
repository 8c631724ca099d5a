import { type AdminRule, anEmail } from './admin-rule.testing.ts';

const aPerson = { name: 'Eva Neu', roles: ['picker'], units: ['wien'] };

export const staffRules: Record<string, AdminRule> = {
	'GET /admin/staff': { access: 'staff.read' },
	'POST /admin/staff': {
		access: 'staff.manage',
		body: () => ({ ...aPerson, email: anEmail() }),
		status: 201,
	},
	'PUT /admin/staff/{staffId}': {
		access: 'staff.manage',
		body: () => ({ ...aPerson, version: 1, isActive: true }),
		isOfUnit: true,
	},
	'POST /admin/staff/{staffId}/invitation': {
		access: 'staff.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
	},
	'POST /admin/staff/{staffId}/badge': {
		access: 'staff.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
		status: 201,
	},
	'POST /admin/staff/{staffId}/badge/withdraw': {
		access: 'staff.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
	},
	'GET /admin/floor-devices': { access: 'staff.read' },
	// Of every unit, so that any manager may.
	'POST /admin/floor-devices': {
		access: 'staff.manage',
		body: () => ({ name: 'Gerät 07', unit: 'graz' }),
		status: 201,
	},
	'POST /admin/floor-devices/{deviceId}/retire': {
		access: 'staff.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
		status: 204,
	},
	'GET /admin/audit': { access: 'audit.readOwn' },
};
