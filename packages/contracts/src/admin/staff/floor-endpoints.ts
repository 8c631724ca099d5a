import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import { FloorDevice } from './floor.ts';
import { Me, StaffMember, Unit } from './staff.ts';
import * as paths from './staff-paths.ts';

const tags = ['floor'];
const staffParams = z.object({ staffId: z.uuid() });
const versioned = z.strictObject({ version: Version });

export const postBadgeLogin = {
	...at(paths.postBadgeLogin),
	access: 'anyone' as const,
	errors: ['login_refused', 'forbidden', 'conflict', 'password_refused'] as const,
	tags,
	summary:
		'Signs in by badge and PIN, on a floor device only, to what people do there. 403 (`code: deviceUnknown`) elsewhere; 409 (`code: pinMissing`) until a new badge got its PIN',
	body: z.strictObject({
		badge: z.string().trim().min(8).max(40),
		pin: z.string().regex(/^\d{4}$/),
		isNewPin: z.boolean().default(false).describe('The first PIN of a new badge'),
	}),
	response: { 200: Me, ...problem },
};

export const issueBadge = {
	...at(paths.issueBadge),
	access: 'staff.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Issues a badge; the one before stops working, and with it the PIN. The code is shown only here',
	params: staffParams,
	body: versioned,
	response: {
		201: z.object({ code: z.string(), member: StaffMember }),
		...staleOf(StaffMember),
		...problem,
	},
};

export const withdrawBadge = {
	...at(paths.withdrawBadge),
	access: 'staff.manage' as const,
	errors: [...guarded, 'not_found', 'stale'] as const,
	tags,
	summary: 'Withdraws the badge of a person and ends their sessions on floor devices',
	params: staffParams,
	body: versioned,
	response: { 200: StaffMember, ...staleOf(StaffMember), ...problem },
};

export const listFloorDevices = {
	...at(paths.listFloorDevices),
	access: 'staff.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the floor devices of the shop by name',
	response: { 200: z.object({ devices: z.array(FloorDevice) }), ...problem },
};

export const registerFloorDevice = {
	...at(paths.registerFloorDevice),
	access: 'staff.manage' as const,
	errors: [...guarded, 'conflict'] as const,
	tags,
	summary:
		'Makes the calling browser a floor device of a unit, by a cookie. 409 (`code: tooManyDevices`) from 200 on',
	body: z.strictObject({ name: z.string().trim().min(1).max(60), unit: Unit }),
	response: { 201: FloorDevice, ...problem },
};

export const retireFloorDevice = {
	...at(paths.retireFloorDevice),
	access: 'staff.manage' as const,
	errors: [...guarded, 'not_found', 'stale'] as const,
	tags,
	summary: 'Retires a floor device, such as a lost one, and ends its sessions',
	params: z.object({ deviceId: z.uuid() }),
	body: versioned,
	response: { 204: z.undefined().describe('No content'), ...staleOf(FloorDevice), ...problem },
};
