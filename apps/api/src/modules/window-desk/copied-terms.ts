import type { CopiedPart, CopiedWeek } from '@korb/contracts/admin/windows/copy-week';
import { addDays, type Day } from '@korb/domain/pricing/prices';
import { clockAt } from '@korb/domain/time/zone';
import { endTimeOf, toTerms } from './window-desk.mapper.ts';
import type { DeskWindowRow, WindowUpdate } from './window-desk.sql.ts';

type Week = { monday: Day; rows: readonly DeskWindowRow[] };
type Copy = { from: Week; to: Week; parts: readonly CopiedPart[]; timeZone: string };

/** Windows at the same time of the same weekday belong together; what is sold stays as it was sold. */
export function copyTerms({ from, to, parts, timeZone }: Copy): {
	effect: CopiedWeek;
	updates: WindowUpdate[];
} {
	const effect: CopiedWeek = { from: to.monday, changed: 0, same: 0, missing: 0, kept: [] };
	const updates: WindowUpdate[] = [];
	for (const source of from.rows) {
		const day = addDays(source.day, daysBetween(from.monday, to.monday));
		const name = nameOf({ ...source, day }, timeZone);
		const target = to.rows.find((row) => nameOf(row, timeZone) === name);
		if (!target) {
			effect.missing += 1;
			continue;
		}
		const current = updateOf(target);
		const update = { ...current, ...pick(updateOf(source), parts) };
		if (update.capacity < target.taken) {
			const startTime = clockAt(target.starts_at, timeZone).time;
			effect.kept.push({ day, startTime, endTime: endTimeOf(target, timeZone) });
		} else if (JSON.stringify(update) === JSON.stringify(current)) {
			effect.same += 1;
		} else {
			effect.changed += 1;
			updates.push(update);
		}
	}
	return { effect, updates };
}

function updateOf(row: DeskWindowRow): WindowUpdate {
	return {
		...{ windowId: row.window_id, ...toTerms(row) },
		...{ closedReason: row.closed_reason, isEdited: true },
	};
}

function pick(source: WindowUpdate, parts: readonly CopiedPart[]): Partial<WindowUpdate> {
	const { capacity, fee, greenReduction, leadMinutes, closedReason } = source;
	return {
		...(parts.includes('capacity') && { capacity }),
		...(parts.includes('fee') && { fee, greenReduction }),
		...(parts.includes('leadMinutes') && { leadMinutes }),
		...(parts.includes('closing') && { closedReason }),
	};
}

function nameOf(row: DeskWindowRow, timeZone: string): string {
	return `${row.day} ${clockAt(row.starts_at, timeZone).time} ${endTimeOf(row, timeZone)}`;
}

function daysBetween(one: Day, other: Day): number {
	return Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
}
