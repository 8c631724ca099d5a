import { randomUUID } from 'node:crypto';
import type { AdminRule } from './admin-rule.testing.ts';

const aShape = {
	type: 'MultiPolygon',
	coordinates: [
		[
			[
				[20, 10],
				[21, 10],
				[21, 11],
				[20, 11],
				[20, 10],
			],
		],
	],
};
const anArea = {
	...{ name: 'Wien', priority: 0, postalCodes: [], pickingUnitIds: ['wien'], isDefault: false },
	...{ minOrderValue: null, freeFrom: null, surcharge: null },
};
const aStore = {
	...{ name: 'Neubau', streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070' },
	...{ city: 'Wien', phoneNumber: '', unit: 'wien', openingHours: [] },
	position: { lat: 48.2, lng: 16.35 },
};

export const areaRules: Record<string, AdminRule> = {
	'GET /admin/areas': { access: 'areas.read' },
	'GET /admin/area-map': { access: 'areas.read' },
	'POST /admin/areas': {
		access: 'areas.manage',
		body: () => ({ ...anArea, areaNumber: randomUUID().slice(0, 13), shape: aShape }),
		isOfUnit: true,
		status: 201,
	},
	'PUT /admin/areas/{areaNumber}': {
		access: 'areas.manage',
		body: () => ({ ...anArea, version: 1 }),
		isOfUnit: true,
	},
	'POST /admin/areas/{areaNumber}/delete': {
		access: 'areas.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
	},
	'POST /admin/area-preview': {
		access: 'areas.manage',
		body: ({ areaNumber }) => ({ areaNumber, change: null }),
		isOfUnit: true,
	},
	'POST /admin/area-check': {
		access: 'areas.read',
		body: () => ({ position: { lat: 48.2, lng: 16.3 } }),
	},
	'POST /admin/stores': {
		access: 'areas.manage',
		body: () => ({ ...aStore, storeId: randomUUID() }),
		isOfUnit: true,
		status: 201,
	},
	'PUT /admin/stores/{storeId}': {
		access: 'areas.manage',
		body: () => ({ ...aStore, version: 1 }),
		isOfUnit: true,
	},
	'POST /admin/stores/{storeId}/delete': {
		access: 'areas.manage',
		body: () => ({ version: 1 }),
		isOfUnit: true,
	},
};
