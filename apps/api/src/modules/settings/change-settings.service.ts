import type {
	SettingChange,
	SettingInput,
	Settings,
} from '@korb/contracts/admin/settings/settings';
import { isSame, listDifferences, valueAt } from '@korb/domain/tenant/json-pointer';
import { isEditable } from '@korb/domain/tenant/settings';
import type { Tx } from '../../db/schema.ts';
import { refused, Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { publish } from './publish.service.ts';
import { getVersionRow, loadSettings, lockState } from './read-settings.service.ts';
import { toReadable, toSettings } from './settings.mapper.ts';
import { saveDraft, type VersionRow } from './settings.sql.ts';

type DraftInput = { version: number; changes: SettingInput[] };

/** Values that cannot be published are kept, too: the answer says what is wrong with them. */
export function changeDraft(ctx: StaffContext, input: DraftInput): Promise<Settings> {
	if (!input.changes.every(({ path }) => isEditable(path))) {
		throw refused('notEditable', 'Only operators change this setting.');
	}
	return ctx.db.transaction(async (tx) => {
		const state = await lockState(tx, ctx);
		const current = toSettings(state.live, state.draft);
		if (input.version !== current.draft.version) throw new Stale(current, input);
		if (current.draft.schedule) throw refused('scheduled', 'It waits for its time.');
		const config = toReadable(state.live.config) ?? {};
		const next = unique(input.changes).filter(
			({ path, value }) => !isSame(valueAt(config, path), value),
		);
		const stored = state.draft?.changes ?? [];
		if (isSame(stored, next)) return current;
		await saveDraft(tx, ctx.me, next);
		await recordChange(tx, ctx, {
			action: 'settings.draft',
			subject: 'settings:draft',
			before: drafted(config, stored, next),
			after: drafted(config, next, stored),
		});
		return loadSettings(tx, ctx);
	});
}

type PublishInput = { number: number; version: number; reason: string | null };

/** Exactly what the person has seen: the draft and what it replaces. */
export function publishDraft(ctx: StaffContext, input: PublishInput): Promise<Settings> {
	return ctx.db.transaction(async (tx) => {
		const state = await lockState(tx, ctx);
		const current = toSettings(state.live, state.draft);
		const { live, draft } = current;
		if (input.number !== live.number || input.version !== draft.version) {
			throw new Stale(current, input);
		}
		const { changes = [] } = state.draft ?? {};
		const { reason } = input;
		const published = await publish(tx, ctx.me, state.live, { changes, reason, restored: null });
		await saveDraft(tx, ctx.me, []);
		await recordPublication(tx, ctx, 'settings.publish', { live: state.live, published, reason });
		return loadSettings(tx, ctx);
	});
}

type RestoreInput = { number: number; live: number; reason: string | null };

/** What only operators change stays as it is. */
export function restoreVersion(ctx: StaffContext, input: RestoreInput): Promise<Settings> {
	return ctx.db.transaction(async (tx) => {
		const state = await lockState(tx, ctx);
		const { row } = await getVersionRow(tx, ctx.me.tenantId, input.number);
		if (input.live !== state.live.number) {
			throw new Stale(toSettings(state.live, state.draft), input);
		}
		const [from, to] = [toReadable(state.live.config), toReadable(row.config)];
		if (!from || !to) throw refused('invalid', 'Shops cannot read this version.');
		const changes = listDifferences(from, to)
			.filter(({ path }) => isEditable(path))
			.map(({ path, after }) => ({ path, value: after as SettingInput['value'] }));
		const { number: restored, reason } = input;
		const published = await publish(tx, ctx.me, state.live, { changes, reason, restored });
		await recordPublication(tx, ctx, 'settings.restore', { live: state.live, published, reason });
		return loadSettings(tx, ctx);
	});
}

type Published = { live: VersionRow; published: SettingChange[]; reason: string | null };

function recordPublication(
	tx: Tx,
	ctx: StaffContext,
	action: 'settings.publish' | 'settings.restore',
	{ live, published, reason }: Published,
): Promise<void> {
	return recordChange(tx, ctx, {
		action,
		subject: `settings:${live.number + 1}`,
		before: Object.fromEntries(published.map(({ path, before }) => [path, before])),
		after: {
			...Object.fromEntries(published.map(({ path, after }) => [path, after])),
			...(reason && { reason }),
		},
	});
}

/** The last one counts. */
function unique(changes: readonly SettingInput[]): SettingInput[] {
	return [...new Map(changes.map((change) => [change.path, change])).values()];
}

/** The values of one draft where another differs; what is in neither is published. */
function drafted(
	config: object,
	changes: readonly SettingInput[],
	other: readonly SettingInput[],
): Record<string, unknown> {
	const valueIn = (of: readonly SettingInput[], path: string) => {
		const change = of.find((each) => each.path === path);
		return change ? change.value : valueAt(config, path);
	};
	const paths = [...changes, ...other].map(({ path }) => path);
	return Object.fromEntries(
		paths
			.filter((path) => !isSame(valueIn(changes, path), valueIn(other, path)))
			.map((path) => [path, valueIn(changes, path)]),
	);
}
