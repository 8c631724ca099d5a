import { z } from 'zod';
import { Email } from '../../forms/forms.ts';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import { AuditEntry, StaffMember, StaffRole, Units } from './staff.ts';
import * as paths from './staff-paths.ts';

const tags = ['staff'];
const staffParams = z.object({ staffId: z.uuid() });
const Name = z.string().trim().min(1).max(80);
const Roles = z
	.array(StaffRole)
	.min(1)
	.max(StaffRole.options.length)
	.refine((roles) => new Set(roles).size === roles.length, 'duplicate');

export const listStaff = {
	...at(paths.listStaff),
	access: 'staff.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the people of the shop by name; invited and inactive ones, too',
	response: { 200: z.object({ staff: z.array(StaffMember) }), ...problem },
};

export const inviteStaff = {
	...at(paths.inviteStaff),
	access: 'staff.manage' as const,
	errors: [...guarded, 'conflict'] as const,
	tags,
	summary: 'Invites a person by email; 409 (`code: emailTaken`) when the address has an account',
	body: z.strictObject({ email: Email, name: Name, roles: Roles, units: Units }),
	response: { 201: StaffMember, ...problem },
};

export const putStaff = {
	...at(paths.putStaff),
	access: 'staff.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Changes name, roles and units, deactivates or reactivates; ends sessions of the deactivated. 409 (`code: lastManager`) rather than leaving the shop without a manager',
	params: staffParams,
	body: z.strictObject({
		version: Version,
		name: Name,
		roles: Roles,
		units: Units,
		isActive: z.boolean(),
	}),
	response: { 200: StaffMember, ...staleOf(StaffMember), ...problem },
};

export const resendInvitation = {
	...at(paths.resendInvitation),
	access: 'staff.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Sends a new invitation; the old link stops working. 409 once it was accepted',
	params: staffParams,
	body: z.strictObject({ version: Version }),
	response: { 200: StaffMember, ...staleOf(StaffMember), ...problem },
};

export const listAuditEntries = {
	...at(paths.listAuditEntries),
	access: 'audit.readOwn' as const,
	errors: guarded,
	tags,
	summary: 'Lists the audit log, latest first; without `audit.read`, own entries only',
	querystring: z.object({
		staffId: z.uuid().optional(),
		subject: z.string().max(80).optional(),
		action: z.string().max(60).optional(),
		before: z
			.string()
			.regex(/^\d{1,18}$/)
			.optional()
			.describe('`next` of the previous page'),
		pageSize: z.coerce.number().int().min(1).max(100).default(50),
	}),
	response: {
		200: z.object({
			entries: z.array(AuditEntry),
			next: z.string().nullable().describe('`before` of the next page; null on the last one'),
		}),
		...problem,
	},
};
