import type {
	Settings,
	SettingsVersion,
	SettingsVersionDetails,
} from '@korb/contracts/admin/settings/settings';
import { listDifferences } from '@korb/domain/tenant/json-pointer';
import { isEditable } from '@korb/domain/tenant/settings';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { StaffContext } from '../staff/index.ts';
import { toReadable, toSettings, toVersion } from './settings.mapper.ts';
import {
	type DraftRow,
	findDraft,
	listVersionRows,
	lockSettings,
	type VersionRow,
} from './settings.sql.ts';

type SettingsState = { live: VersionRow; draft: DraftRow | null };

export function readSettings(ctx: StaffContext): Promise<Settings> {
	return ctx.db.snapshot((tx) => loadSettings(tx, ctx));
}

type VersionQuery = { before?: number | undefined; pageSize: number };

export async function readVersions(
	{ db, me }: StaffContext,
	{ before, pageSize }: VersionQuery,
): Promise<{ versions: SettingsVersion[]; next: number | null }> {
	// One more, against which the last one is compared.
	const page = { before: before ?? null, limit: pageSize + 1 };
	const rows = await db.single((tx) => listVersionRows(tx, me.tenantId, page));
	const shown = rows.slice(0, pageSize);
	return {
		versions: shown.map((row, index) => toVersion(row, rows[index + 1])),
		next: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
	};
}

export function readVersion(
	{ db, me }: StaffContext,
	number: number,
): Promise<SettingsVersionDetails> {
	return db.snapshot(async (tx) => {
		const { live } = await loadState(tx, me.tenantId);
		const { row, previous } = await getVersionRow(tx, me.tenantId, number);
		const [from, to] = [toReadable(live.config), toReadable(row.config)];
		const differences = from && to ? listDifferences(from, to) : [];
		const restores = differences.filter(({ path }) => isEditable(path));
		return {
			version: toVersion(row, previous),
			restores,
			kept: differences.length - restores.length,
		};
	});
}

export async function getVersionRow(
	tx: Tx,
	tenantId: string,
	number: number,
): Promise<{ row: VersionRow; previous: VersionRow | undefined }> {
	const page = { before: Math.min(number + 1, 2_147_483_647), limit: 2 };
	const [row, previous] = await listVersionRows(tx, tenantId, page);
	if (row?.number !== number) throw notFound('version');
	return { row, previous };
}

export async function loadState(tx: Tx, tenantId: string): Promise<SettingsState> {
	const [live] = await listVersionRows(tx, tenantId, { before: null, limit: 1 });
	if (!live) throw new Error('a shop without a version of its configuration');
	return { live, draft: await findDraft(tx, tenantId) };
}

/** Nobody else drafts or publishes until the transaction ends. */
export async function lockState(tx: Tx, { me }: StaffContext): Promise<SettingsState> {
	await lockSettings(tx, me.tenantId);
	return loadState(tx, me.tenantId);
}

export async function loadSettings(tx: Tx, { me }: StaffContext): Promise<Settings> {
	const { live, draft } = await loadState(tx, me.tenantId);
	return toSettings(live, draft);
}
