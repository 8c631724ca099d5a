import type { DeskTemplate, TemplateInput } from '@korb/contracts/admin/windows/window-templates';
import type { Schedule, ScheduleKey } from '@korb/contracts/admin/windows/windows';
import { dayAt } from '@korb/domain/pricing/prices';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused, Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import {
	applyPlan,
	findTemplateOf,
	listTemplates,
	lockPlan,
	type TemplateRow,
} from '../windows/index.ts';
import { getSchedule } from './read-windows.service.ts';
import { toSchedule } from './window-desk.mapper.ts';
import {
	type DeskWindowRow,
	listUpcomingRows,
	lockWindowRows,
	updateTerms,
} from './window-desk.sql.ts';
import { insertTemplate, type TemplateDraft, updateTemplate } from './window-templates.sql.ts';

export type TemplateList = { schedule: Schedule; currency: string; templates: DeskTemplate[] };

export function readTemplates(ctx: StaffContext, key: ScheduleKey): Promise<TemplateList> {
	const { currency } = ctx.tenant.config.clientRuntimeConfig;
	return ctx.db.snapshot(async (tx) => {
		const schedule = toSchedule(await getSchedule(tx, ctx, key));
		const templates = await loadTemplates(tx, ctx, key);
		return { schedule, currency, templates };
	});
}

type NewTemplate = ScheduleKey & TemplateInput & { templateId: string };

export function addTemplate(ctx: StaffContext, template: NewTemplate): Promise<DeskTemplate> {
	requireLength(template);
	const { tenantId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		await lockPlan(tx, tenantId);
		await getSchedule(tx, ctx, template);
		if (!(await insertTemplate(tx, tenantId, toDraft(template, template)))) {
			throw refused('templateExists', 'A template of this name exists.');
		}
		await applyPlan(tx, shopOf(ctx), todayOf(ctx));
		await recordChange(tx, ctx, {
			action: 'template.add',
			subject: `template:${template.templateId}`,
			after: inputOf(template),
		});
		return loadTemplate(tx, ctx, template, template.templateId);
	});
}

type TemplateChange = TemplateInput & { templateId: string; version: number };

export function changeTemplate(ctx: StaffContext, change: TemplateChange): Promise<DeskTemplate> {
	requireLength(change);
	const { tenantId } = ctx.me;
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	return ctx.db.transaction(async (tx) => {
		await lockPlan(tx, tenantId);
		const { row, key } = await getVersion(tx, ctx, change);
		const next = { ...toDraft(change, key), version: row.version };
		const windows = await lockWindowRows(tx, { tenantId, ...key }, null);
		// In place where the times stay: ids are in carts, orders and open pages.
		const kept = windows.filter(
			(window) =>
				!window.is_edited &&
				window.taken <= change.capacity &&
				findTemplateOf([row], window, timeZone) &&
				findTemplateOf([next], window, timeZone),
		);
		await updateTerms(tx, tenantId, idsOf(kept), { ...change, isEdited: false });
		await updateTemplate(tx, tenantId, next);
		await applyPlan(tx, shopOf(ctx), todayOf(ctx));
		await recordChange(tx, ctx, {
			action: 'template.change',
			subject: `template:${change.templateId}`,
			before: toInput(row),
			after: inputOf(change),
		});
		return loadTemplate(tx, ctx, key, change.templateId);
	});
}

/** The plan is locked, and with it every template. */
async function getVersion(
	tx: Tx,
	ctx: StaffContext,
	{ templateId, ...requested }: TemplateChange,
): Promise<{ row: TemplateRow; key: ScheduleKey }> {
	const rows = await listTemplates(tx, ctx.me.tenantId);
	const row = rows.find((each) => each.template_id === templateId);
	if (!row) throw notFound('template');
	const key = { distributionType: row.distribution_type, appointableId: row.appointable_id };
	await getSchedule(tx, ctx, key);
	if (row.version !== requested.version) {
		throw new Stale(await loadTemplate(tx, ctx, key, templateId), requested);
	}
	return { row, key };
}

async function loadTemplate(
	tx: Tx,
	ctx: StaffContext,
	key: ScheduleKey,
	templateId: string,
): Promise<DeskTemplate> {
	const templates = await loadTemplates(tx, ctx, key);
	const found = templates.find((template) => template.templateId === templateId);
	if (!found) throw notFound('template');
	return found;
}

async function loadTemplates(
	tx: Tx,
	{ me, tenant }: StaffContext,
	{ distributionType, appointableId }: ScheduleKey,
): Promise<DeskTemplate[]> {
	const { timeZone } = tenant.config.clientRuntimeConfig;
	const { tenantId } = me;
	const rows = (await listTemplates(tx, tenantId)).filter(
		(row) => row.distribution_type === distributionType && row.appointable_id === appointableId,
	);
	const windows = await listUpcomingRows(tx, { tenantId, distributionType, appointableId });
	const counts = new Map<string, number>();
	for (const window of windows) {
		const id = findTemplateOf(rows, window, timeZone)?.template_id ?? '';
		counts.set(id, (counts.get(id) ?? 0) + 1);
	}
	return rows
		.map((row) => ({
			templateId: row.template_id,
			version: row.version,
			...toInput(row),
			windows: counts.get(row.template_id) ?? 0,
		}))
		.sort((a, b) => a.starts.localeCompare(b.starts) || a.templateId.localeCompare(b.templateId));
}

function requireLength({ starts, ends }: TemplateInput): void {
	if (ends <= starts) throw refused('endsBeforeStart', 'It has to end after its start.');
}

function toInput(row: TemplateRow): TemplateInput {
	return {
		weekdays: row.weekdays,
		starts: row.starts,
		ends: row.ends,
		capacity: row.capacity,
		fee: row.fee_cents,
		leadMinutes: row.lead_minutes,
		greenReduction: row.green_reduction_cents,
		validFrom: row.valid_from,
		validUntil: row.valid_until,
	};
}

function inputOf(template: TemplateInput): TemplateInput {
	const { weekdays, starts, ends, capacity, fee } = template;
	const { leadMinutes, greenReduction, validFrom, validUntil } = template;
	return {
		...{ weekdays, starts, ends, capacity, fee },
		...{ leadMinutes, greenReduction, validFrom, validUntil },
	};
}

function toDraft(
	template: TemplateInput & { templateId: string },
	{ distributionType, appointableId }: ScheduleKey,
): TemplateDraft {
	return {
		template_id: template.templateId,
		distribution_type: distributionType,
		appointable_id: appointableId,
		weekdays: template.weekdays.toSorted(),
		starts: template.starts,
		ends: template.ends,
		lead_minutes: template.leadMinutes,
		capacity: template.capacity,
		fee_cents: template.fee,
		green_reduction_cents: template.greenReduction,
		valid_from: template.validFrom,
		valid_until: template.validUntil,
	};
}

function idsOf(rows: readonly DeskWindowRow[]): string[] {
	return rows.map(({ window_id: id }) => id);
}

function shopOf({ me, tenant }: StaffContext) {
	return { id: me.tenantId, timeZone: tenant.config.clientRuntimeConfig.timeZone };
}

function todayOf({ now, tenant }: StaffContext): string {
	return dayAt(now, tenant.config.clientRuntimeConfig.timeZone);
}
