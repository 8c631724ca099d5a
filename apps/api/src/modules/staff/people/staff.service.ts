import type { StaffMember } from '@korb/contracts/admin/staff/staff';
import type { Tx } from '../../../db/schema.ts';
import { ApiError, notFound, refused, Stale } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { newSecret } from '../../csrf/index.ts';
import { hashSecret } from '../../identity/index.ts';
import { recordChange } from '../audit/audit.service.ts';
import { deleteBadge } from '../floor/badges.sql.ts';
import { deleteSessionsOf } from '../sign-in/sessions.sql.ts';
import type { StaffContext } from '../staff-context.ts';
import { invitationMail } from './invitation-mail.ts';
import { deleteInvitation, putInvitation } from './invitations.sql.ts';
import { toStaffMember } from './staff.mapper.ts';
import {
	countManagers,
	findStaff,
	insertStaff,
	listStaffRows,
	lockStaff,
	type StaffDetails,
	type StaffRow,
	updateStaff,
} from './staff.sql.ts';

export type InvitationDeps = { outbox: Outbox; adminUrl: string };

export async function readStaff({ db, me }: StaffContext): Promise<StaffMember[]> {
	const rows = await db.single((tx) => listStaffRows(tx, me.tenantId));
	return rows.filter(({ units }) => isWithin(me.units, units)).map(toStaffMember);
}

export function invite(
	ctx: StaffContext,
	deps: InvitationDeps,
	person: StaffDetails & { email: string },
): Promise<StaffMember> {
	requireWithin(ctx, person.units);
	return ctx.db.transaction(async (tx) => {
		const { tenantId } = ctx.me;
		const staffId = await insertStaff(tx, tenantId, { ...person, passwordHash: null });
		if (!staffId) throw refused('emailTaken', 'The address has an account.');
		await sendInvitation(tx, ctx, deps, { ...person, staffId });
		const after = { email: person.email, ...detailsOf(person) };
		await recordChange(tx, ctx, { action: 'staff.invite', subject: `staff:${staffId}`, after });
		return toStaffMember(await getStaff(tx, ctx, staffId));
	});
}

export function inviteAgain(
	ctx: StaffContext,
	deps: InvitationDeps,
	{ staffId, version }: { staffId: string; version: number },
): Promise<StaffMember> {
	return ctx.db.transaction(async (tx) => {
		const row = await lockVersion(tx, ctx, { staffId, version });
		if (row.has_password || !row.is_active) {
			throw refused('invitationAccepted', 'There is nothing to accept.');
		}
		await sendInvitation(tx, ctx, deps, { ...row, staffId });
		await recordChange(tx, ctx, { action: 'staff.inviteAgain', subject: `staff:${staffId}` });
		return toStaffMember(await getStaff(tx, ctx, staffId));
	});
}

type StaffChange = StaffDetails & { staffId: string; version: number; isActive: boolean };

export function changeStaff(ctx: StaffContext, change: StaffChange): Promise<StaffMember> {
	requireWithin(ctx, change.units);
	const { staffId, isActive } = change;
	const key = { tenantId: ctx.me.tenantId, staffId };
	return ctx.db.transaction(async (tx) => {
		const row = await lockVersion(tx, ctx, change);
		await updateStaff(tx, key, change);
		if ((await countManagers(tx, key.tenantId)) === 0) {
			throw refused('lastManager', 'The shop would be left without a manager.');
		}
		if (!isActive) {
			await deleteSessionsOf(tx, key);
			await deleteInvitation(tx, key);
			await deleteBadge(tx, key);
		}
		await recordChange(tx, ctx, {
			action: 'staff.change',
			subject: `staff:${staffId}`,
			before: { ...detailsOf(row), isActive: row.is_active },
			after: { ...detailsOf(change), isActive },
		});
		return toStaffMember(await getStaff(tx, ctx, staffId));
	});
}

/** The locked row, if it is still the one that the change is based on. */
export async function lockVersion(
	tx: Tx,
	ctx: StaffContext,
	{ staffId, ...requested }: { staffId: string; version: number },
): Promise<StaffRow> {
	await lockStaff(tx, ctx.me.tenantId);
	const row = await getStaff(tx, ctx, staffId);
	if (row.version !== requested.version) throw new Stale(toStaffMember(row), requested);
	return row;
}

/** People of other units do not exist for a manager of some units. */
export async function getStaff(tx: Tx, { me }: StaffContext, staffId: string): Promise<StaffRow> {
	const row = await findStaff(tx, { tenantId: me.tenantId, staffId });
	if (!row || !isWithin(me.units, row.units)) throw notFound('person');
	return row;
}

async function sendInvitation(
	tx: Tx,
	{ me, tenant }: StaffContext,
	{ outbox, adminUrl }: InvitationDeps,
	{ staffId, email, name }: { staffId: string; email: string; name: string },
): Promise<void> {
	const token = newSecret();
	await putInvitation(tx, { tenantId: me.tenantId, staffId }, hashSecret(token));
	await outbox.enqueue(tx, 'send-mail', invitationMail(tenant, adminUrl, { email, name, token }));
}

/** Nobody grants more than they have. */
function requireWithin({ me }: StaffContext, units: string[] | null): void {
	if (isWithin(me.units, units)) return;
	throw new ApiError('forbidden', 'These units are not yours.');
}

function isWithin(own: string[] | null, units: string[] | null): boolean {
	return own === null || (units?.every((unit) => own.includes(unit)) ?? false);
}

function detailsOf({ name, roles, units }: StaffDetails): StaffDetails {
	return { name, roles, units };
}
