import type { Undo } from '@korb/contracts/admin/undo/undo';
import type { Permission } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { ApiError, notFound, refused } from '../../errors.ts';
import type { StaffContext } from '../staff/index.ts';
import { insertUndoableChange, lockUndoableChange, markUndone } from './undo.sql.ts';

const UNDO_MINUTES = 10;

/**
 * Each module restores what it has changed, in the transaction of the undo, if that still has the
 * version that the change made; and returns the version that this makes.
 */
export type Restorers = Record<
	UndoKind,
	(tx: Tx, ctx: StaffContext, change: never, version: number) => Promise<number>
>;
type UndoKind = 'offer' | 'product' | 'synonym' | 'window';

type UndoableChange = {
	kind: UndoKind;
	permission: Permission;
	subject: string;
	/** The versions before and after. */
	basedOn: number;
	version: number;
	change: object;
};

/** In the transaction of the change. */
export async function keepUndo(
	tx: Tx,
	{ me, now }: StaffContext,
	change: UndoableChange,
): Promise<Undo> {
	const until = new Date(now.getTime() + UNDO_MINUTES * 60_000);
	const undoId = await insertUndoableChange(tx, me, { ...change, expiresAt: until });
	return { undoId, until: until.toISOString() };
}

/** Undone once: a repetition, whose first answer was lost, changes nothing. */
export function undoChange(ctx: StaffContext, restorers: Restorers, undoId: string): Promise<void> {
	const { me, now } = ctx;
	return ctx.db.transaction(async (tx) => {
		const row = await lockUndoableChange(tx, me, undoId);
		if (!row) throw notFound('change');
		if (row.is_undone) return;
		if (!(me.permissions as readonly string[]).includes(row.permission)) {
			throw new ApiError('forbidden', 'Your role no longer includes this change.');
		}
		if (row.expires_at <= now) throw refused('undoExpired', 'Ten minutes have passed.');
		const restore = restorers[row.kind as UndoKind];
		const version = await restore(tx, ctx, row.change as never, row.version);
		await markUndone(tx, me, { undoId, version });
	});
}
