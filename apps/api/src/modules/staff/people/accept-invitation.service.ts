import { ApiError } from '../../../errors.ts';
import { hashPassword, hashSecret, requireStrongPassword } from '../../identity/index.ts';
import { recordChange } from '../audit/audit.service.ts';
import { startSession } from '../sign-in/login.service.ts';
import { limitLinkTries } from '../sign-in/sign-in-limits.ts';
import type { AdminContext } from '../staff-context.ts';
import {
	acceptInvitation,
	findInvitation,
	type InvitationRow,
	lockInvitation,
} from './invitations.sql.ts';

export async function readInvitation(ctx: AdminContext, token: string) {
	const found = await getInvitation(ctx, token);
	return { email: found.email, name: found.name, shop: shopNameOf(ctx, found) };
}

/** Returns the token of a session, which opens only the setup of a second factor. */
export async function accept(
	ctx: AdminContext,
	{ token, password }: { token: string; password: string },
	isSecondFactorOptional: boolean,
): Promise<string> {
	const found = await getInvitation(ctx, token);
	await requireStrongPassword(password, [shopNameOf(ctx, found), found.name, found.email]);
	const passwordHash = await hashPassword(password);
	return ctx.db.transaction(async (tx) => {
		const row = await lockInvitation(tx, hashSecret(token));
		if (!row) throw linkExpired();
		const me = { tenantId: row.tenant_id, staffId: row.staff_id, name: row.name };
		await acceptInvitation(tx, me, passwordHash);
		const change = { action: 'staff.accept', subject: `staff:${me.staffId}` };
		await recordChange(tx, { me, requestId: ctx.requestId }, change);
		return startSession(tx, ctx, me, isSecondFactorOptional);
	});
}

async function getInvitation(ctx: AdminContext, token: string): Promise<InvitationRow> {
	await limitLinkTries(ctx);
	const found = await ctx.db.single((tx) => findInvitation(tx, hashSecret(token)));
	if (!found) throw linkExpired();
	return found;
}

function shopNameOf({ tenants }: AdminContext, { tenant_id: id }: InvitationRow): string {
	return tenants.findById(id)?.config.clientRuntimeConfig.name ?? '';
}

function linkExpired(): ApiError {
	return new ApiError('link_expired', 'The invitation has expired or was accepted.');
}
