import { permissions, staffRoles } from '@korb/domain/staff/permissions';
import { z } from 'zod';
import { Version } from '../access.ts';

export const StaffRole = z.enum(staffRoles);
export const Permission = z.enum(permissions);

export const Unit = z.string().regex(/^[\w-]{1,60}$/);
export const Units = z
	.array(Unit)
	.min(1)
	.max(50)
	.nullable()
	.describe('Units (picking locations) the person is limited to; null means all');

export const StaffState = z.enum(['invited', 'active', 'inactive']);

export const StaffMember = z.object({
	staffId: z.uuid(),
	version: Version,
	email: z.string(),
	name: z.string(),
	roles: z.array(StaffRole),
	units: Units,
	state: StaffState,
	hasTotp: z.boolean(),
	passkeys: z.int().min(0),
	lastSeenAt: z.iso.datetime().nullable(),
	invitationExpiresAt: z.iso.datetime().nullable().describe('Null unless an invitation is open'),
	badge: z
		.enum(['issued', 'active'])
		.nullable()
		.describe('`issued` until a PIN was chosen; null without a badge'),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** As its own screen shows it. */
export const FloorDeviceHere = z.object({ name: z.string(), unit: z.string() });

/** The person who is signed in, and what the back office shows them. */
export const Me = z.object({
	staffId: z.uuid(),
	email: z.string(),
	name: z.string(),
	roles: z.array(StaffRole),
	units: Units,
	permissions: z.array(Permission).describe('Empty until a second factor is set up'),
	shop: z.object({
		id: z.string(),
		name: z.string(),
		baseUrl: z.string(),
		locale: z.string(),
		timeZone: z.string(),
		currency: z.string(),
		unitNames: z.record(z.string(), z.string()).describe('Of units that the shop has named'),
	}),
	cmsUrl: z.url().nullable().describe('For those who draft, where there is a CMS'),
	hasTotp: z.boolean(),
	recoveryCodesLeft: z.int().min(0),
	passkeys: z.int().min(0),
	floorDevice: FloorDeviceHere.nullable().describe('Where the person has signed in by badge'),
	mustAddSecondFactor: z
		.boolean()
		.describe('Nothing else opens before a passkey or an authenticator app is set up'),
});
export type Me = z.infer<typeof Me>;

export const AuditEntry = z.object({
	entryId: z.string(),
	at: z.iso.datetime(),
	staffId: z.uuid().nullable().describe('Null for what was done on the command line'),
	staffName: z.string(),
	action: z.string().describe('Such as `staff.invite` or `order.note`'),
	subject: z.string().describe('Such as `staff:3f0c…` or `order:100017`'),
	before: z.unknown().describe('What changed, as it was; never a secret'),
	after: z.unknown(),
	requestId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
