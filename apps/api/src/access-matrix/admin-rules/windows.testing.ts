import { randomUUID } from 'node:crypto';
import type { AdminRule } from './admin-rule.testing.ts';

const aWeekCopy = { from: '9000-01-06', to: ['9000-01-13'], parts: ['capacity'] };
const aDay = { day: '9000-01-01', appointableIds: ['wien'] };
let days = 0;
// Plans nothing, so that it is in the way of no other window.
const aTemplate = {
	...{ weekdays: [], starts: '03:00', ends: '04:00', capacity: 5, fee: 390 },
	...{ leadMinutes: 60, greenReduction: 0, validFrom: null, validUntil: null },
};

export const windowRules: Record<string, AdminRule> = {
	'GET /admin/schedules': { access: 'windows.read' },
	'GET /admin/schedules/{distributionType}/{appointableId}/windows': {
		access: 'windows.read',
		isOfUnit: true,
	},
	'GET /admin/windows/{windowId}': { access: 'windows.read', isOfUnit: true },
	// A window of today, whose places dispatchers may change.
	'PUT /admin/windows/{windowId}': {
		access: 'windows.operate',
		body: () => ({
			...{ version: 1, scope: 'window', capacity: 12 },
			...{ fee: 390, leadMinutes: 60, greenReduction: 100 },
		}),
		isOfUnit: true,
	},
	'POST /admin/windows/{windowId}/close': {
		access: 'windows.operate',
		body: () => ({ version: 1, reason: 'Inventur' }),
		isOfUnit: true,
	},
	'POST /admin/windows/{windowId}/open': {
		access: 'windows.operate',
		body: () => ({ version: 1 }),
		isOfUnit: true,
	},
	'GET /admin/closed-days': { access: 'windows.read' },
	'POST /admin/closed-days/preview': {
		access: 'windows.manage',
		body: () => aDay,
		isOfUnit: true,
	},
	// Nobody has windows in that year.
	'POST /admin/closed-days': {
		access: 'windows.manage',
		body: () => ({
			...aDay,
			day: `9${String(++days).padStart(3, '0')}-01-01`,
			...{ reason: 'Feiertag', seen: { deleted: 0, closed: 0, orders: 0, held: 0 } },
		}),
		isOfUnit: true,
		status: 201,
	},
	// It is not closed.
	'POST /admin/closed-days/{day}/reopen': {
		access: 'windows.manage',
		body: () => ({ appointableIds: ['wien'] }),
		isOfUnit: true,
		status: 404,
	},
	'POST /admin/schedules/{distributionType}/{appointableId}/week-copy/preview': {
		access: 'windows.manage',
		body: () => aWeekCopy,
		isOfUnit: true,
	},
	// Nobody has windows in that year.
	'POST /admin/schedules/{distributionType}/{appointableId}/week-copy': {
		access: 'windows.manage',
		body: () => ({
			...aWeekCopy,
			seen: { weeks: [{ from: aWeekCopy.to[0], changed: 0, same: 0, missing: 0, kept: [] }] },
		}),
		isOfUnit: true,
	},
	'GET /admin/schedules/{distributionType}/{appointableId}/templates': {
		access: 'windows.read',
		isOfUnit: true,
	},
	'POST /admin/schedules/{distributionType}/{appointableId}/templates': {
		access: 'windows.manage',
		body: () => ({ ...aTemplate, templateId: randomUUID() }),
		isOfUnit: true,
		status: 201,
	},
	'PUT /admin/templates/{templateId}': {
		access: 'windows.manage',
		body: () => ({ ...aTemplate, version: 1 }),
		isOfUnit: true,
	},
};
