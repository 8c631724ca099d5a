import type {
	CodeChange,
	CodeInput,
	DeskCode,
	NewCode,
} from '@korb/contracts/admin/promotions/discount-codes';
import type { Tx } from '../../../db/schema.ts';
import { ApiError, refused, Stale } from '../../../errors.ts';
import { recordChange, type StaffContext } from '../../staff/index.ts';
import {
	insertShopCode,
	lockCode,
	replaceCustomers,
	updateCode,
	updateEnd,
} from './change-codes.sql.ts';
import { inputOf } from './discount-codes.mapper.ts';
import { loadCode } from './read-codes.service.ts';

export function addCode(ctx: StaffContext, { code, ...input }: NewCode): Promise<DeskCode> {
	if (input.isActive) requireManage(ctx);
	requireFuture(ctx, input, null);
	return ctx.db.transaction(async (tx) => {
		// Personal codes count, too: two people must not redeem the same one.
		if (!(await insertShopCode(tx, ctx.me.tenantId, { code, ...input }))) {
			throw refused('taken', 'There is such a code already.');
		}
		await nameCustomers(tx, ctx, code, input, null);
		await recordChange(tx, ctx, {
			action: 'code.add',
			subject: `code:${code}`,
			after: inputOf(input),
		});
		return loadCode(tx, ctx, code);
	});
}

type Change = CodeChange & { code: string };

/** A code that was switched on ends; it never becomes a draft again. */
export function changeCode(
	ctx: StaffContext,
	{ code, version, ...input }: Change,
): Promise<DeskCode> {
	return ctx.db.transaction(async (tx) => {
		const current = await getVersion(tx, ctx, code, { version, ...input });
		if (current.isActive || input.isActive) requireManage(ctx);
		if (current.isActive && !input.isActive) {
			throw refused('switchedOn', 'It was switched on; end it instead.');
		}
		if (input.maxUses !== null && input.maxUses < current.uses) {
			throw refused('belowUses', 'It has been used more often than that.');
		}
		requireFuture(ctx, input, current);
		await updateCode(tx, ctx.me.tenantId, { code, ...input });
		await nameCustomers(tx, ctx, code, input, current);
		await recordChange(tx, ctx, {
			action: 'code.change',
			subject: `code:${code}`,
			before: inputOf(current),
			after: inputOf(input),
		});
		return loadCode(tx, ctx, code);
	});
}

export function endCode(
	ctx: StaffContext,
	{ code, version }: { code: string; version: number },
): Promise<DeskCode> {
	return ctx.db.transaction(async (tx) => {
		const current = await getVersion(tx, ctx, code, { version });
		if (!current.isActive || current.state === 'ended') {
			throw refused('notRunning', 'Only a code that is switched on can end.');
		}
		await updateEnd(tx, { tenantId: ctx.me.tenantId, code, at: ctx.now });
		const ended = await loadCode(tx, ctx, code);
		await recordChange(tx, ctx, {
			action: 'code.end',
			subject: `code:${code}`,
			before: { endsAt: current.endsAt },
			after: { endsAt: ended.endsAt },
		});
		return ended;
	});
}

/** Waits for carts that are taking a use, so that a limit on uses sees them. */
async function getVersion(
	tx: Tx,
	ctx: StaffContext,
	code: string,
	requested: { version: number },
): Promise<DeskCode> {
	await lockCode(tx, ctx.me.tenantId, code);
	const current = await loadCode(tx, ctx, code);
	if (current.version !== requested.version) throw new Stale(current, requested);
	return current;
}

/** An end that has passed may stay as it is, and is no end to choose. */
function requireFuture(
	{ now }: StaffContext,
	{ isActive, endsAt }: CodeInput,
	current: DeskCode | null,
): void {
	if (!isActive || endsAt === null || Date.parse(endsAt) > now.getTime()) return;
	if (current?.isActive && current.endsAt === endsAt) return;
	throw refused('endsInPast', 'It would have ended already.');
}

/** Nobody learns of accounts here who may not see customers. */
async function nameCustomers(
	tx: Tx,
	{ me }: StaffContext,
	code: string,
	{ customerIds }: CodeInput,
	current: DeskCode | null,
): Promise<void> {
	const isNew = customerIds.some((each) => !current?.customerIds.includes(each));
	if (isNew && !me.permissions.includes('customers.read')) {
		throw new ApiError('forbidden', 'Your role includes no customers.');
	}
	if (!(await replaceCustomers(tx, { tenantId: me.tenantId, code }, customerIds))) {
		throw refused('customers', 'One of the customers does not exist.');
	}
}

function requireManage({ me }: StaffContext): void {
	if (me.permissions.includes('codes.manage')) return;
	throw new ApiError('forbidden', 'Your role includes drafts only.');
}
