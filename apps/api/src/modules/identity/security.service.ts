import type { Security } from '@korb/contracts/customer/credentials';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { accountMail } from './account-mails.ts';
import { findCustomer, findSecurity, updateTwoStep } from './customers.sql.ts';
import { requireProof } from './proof.service.ts';
import { requireSession } from './sessions/sessions.service.ts';
import { isFreshSession } from './sessions/sessions.sql.ts';

export async function readSecurity(ctx: RequestContext): Promise<Security> {
	const { key, sessionId } = await requireSession(ctx);
	return ctx.db.snapshot(async (tx) => {
		const row = await findSecurity(tx, key);
		if (!row) throw notFound('customer');
		return {
			passwordChangedAt: row.password_changed_at?.toISOString() ?? null,
			isTwoStep: row.is_two_step,
			passkeys: row.passkeys,
			newEmail: row.new_email,
			isFresh: await isFreshSession(tx, key, sessionId),
		};
	});
}

/** Browsers that are known already are not asked for a code. */
export async function changeTwoStep(
	ctx: RequestContext,
	outbox: Outbox,
	{ isTwoStep, password }: { isTwoStep: boolean; password?: string | undefined },
): Promise<Security> {
	const { key } = await requireProof(ctx, password);
	await ctx.db.transaction(async (tx) => {
		const customer = await findCustomer(tx, key);
		if (!customer) throw notFound('customer');
		await updateTwoStep(tx, key, isTwoStep);
		const kind = isTwoStep ? 'twoStepOn' : 'twoStepOff';
		await outbox.enqueue(tx, 'send-mail', accountMail(ctx.tenant, kind, customer.email));
	});
	return readSecurity(ctx);
}
