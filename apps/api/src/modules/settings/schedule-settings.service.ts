import type { Settings } from '@korb/contracts/admin/settings/settings';
import { refused, Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { checkPublication } from './publish.service.ts';
import { loadSettings, lockState } from './read-settings.service.ts';
import { clearSchedule, setSchedule } from './schedule.sql.ts';
import { toSettings } from './settings.mapper.ts';

const MOST_DAYS = 90;

type ScheduleInput = {
	number: number;
	version: number;
	publishAt: string;
	reason: string | null;
};

/** The draft waits as it is: nobody changes it unless a manager cancels. */
export function scheduleDraft(ctx: StaffContext, input: ScheduleInput): Promise<Settings> {
	const publishAt = new Date(input.publishAt);
	if (publishAt <= ctx.now) throw refused('timePast', 'The time has passed.');
	if (publishAt.getTime() > ctx.now.getTime() + MOST_DAYS * 86_400_000) {
		throw refused('tooFar', `It has to be within ${MOST_DAYS} days.`);
	}
	return ctx.db.transaction(async (tx) => {
		const { live, draft } = await lockState(tx, ctx);
		const current = toSettings(live, draft);
		if (input.number !== live.number || input.version !== current.draft.version) {
			throw new Stale(current, input);
		}
		const changes = checkPublication(live, draft?.changes ?? []);
		const { reason } = input;
		await setSchedule(tx, { ...ctx.me, publishAt, onto: live.number, reason });
		await recordChange(tx, ctx, {
			action: 'settings.schedule',
			subject: 'settings:draft',
			before: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
			after: {
				...Object.fromEntries(changes.map(({ path, after }) => [path, after])),
				publishAt: publishAt.toISOString(),
				...(reason && { reason }),
			},
		});
		return loadSettings(tx, ctx);
	});
}

export function cancelSchedule(
	ctx: StaffContext,
	{ version }: { version: number },
): Promise<Settings> {
	return ctx.db.transaction(async (tx) => {
		const { live, draft } = await lockState(tx, ctx);
		const current = toSettings(live, draft);
		if (version !== current.draft.version) throw new Stale(current, { version });
		const { schedule } = current.draft;
		if (!schedule) throw refused('notScheduled', 'It is not scheduled.');
		await clearSchedule(tx, ctx.me.tenantId, null);
		await recordChange(tx, ctx, {
			action: 'settings.cancelSchedule',
			subject: 'settings:draft',
			before: { publishAt: schedule.publishAt },
		});
		return loadSettings(tx, ctx);
	});
}
