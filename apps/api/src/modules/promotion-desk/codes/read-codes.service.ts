import type {
	CodeFigures,
	DeskCode,
	DeskCodeList,
} from '@korb/contracts/admin/promotions/discount-codes';
import { type CodeState, codeStates } from '@korb/domain/pricing/code-states';
import type { Tx } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import type { StaffContext } from '../../staff/index.ts';
import { fromCursor, toCursor, toDeskCode } from './discount-codes.mapper.ts';
import { countCodeStates, findCodeRow, getCodeSums, listCodeRows } from './read-codes.sql.ts';

export const WEEK_MS = 7 * 86_400_000;

type CodesQuery = {
	state?: CodeState | undefined;
	search: string;
	after?: string | undefined;
	pageSize: number;
};

export function readCodes(ctx: StaffContext, query: CodesQuery): Promise<DeskCodeList> {
	const { pageSize, search, state = null } = query;
	return ctx.db.single(async (tx) => {
		const filter = { ...shopOf(ctx), state, search };
		const after = query.after ? toCursor(query.after) : null;
		const rows = await listCodeRows(tx, filter, { after, atMost: pageSize + 1 });
		const shown = rows.slice(0, pageSize);
		const last = rows.length > pageSize ? shown.at(-1) : undefined;
		return {
			currency: currencyOf(ctx),
			codes: shown.map(toDeskCode),
			next: last ? fromCursor({ createdAt: last.created_at, code: last.code }) : null,
		};
	});
}

export function readCode(ctx: StaffContext, code: string): Promise<DeskCode> {
	return ctx.db.single((tx) => loadCode(tx, ctx, code));
}

export async function loadCode(tx: Tx, ctx: StaffContext, code: string): Promise<DeskCode> {
	const row = await findCodeRow(tx, shopOf(ctx), code);
	if (!row) throw notFound('code');
	return toDeskCode(row);
}

export function readCodeFigures(ctx: StaffContext): Promise<CodeFigures> {
	const since = new Date(ctx.now.getTime() - WEEK_MS);
	return ctx.db.snapshot(async (tx) => {
		const counted = await countCodeStates(tx, shopOf(ctx));
		const sums = await getCodeSums(tx, ctx.me, since);
		const countOf = (wanted: CodeState) =>
			counted.find(({ state }) => state === wanted)?.codes ?? 0;
		return {
			currency: currencyOf(ctx),
			counts: Object.fromEntries(
				codeStates.map((state) => [state, countOf(state)]),
			) as CodeFigures['counts'],
			costCents: sums.cost_cents,
			salesCents: sums.sales_cents,
			orders: sums.orders,
			ordersWithCode: sums.orders_with_code,
		};
	});
}

export function currencyOf({ tenant }: StaffContext): string {
	return tenant.config.clientRuntimeConfig.currency;
}

function shopOf({ me, now }: StaffContext): { tenantId: string; now: Date } {
	return { tenantId: me.tenantId, now };
}
