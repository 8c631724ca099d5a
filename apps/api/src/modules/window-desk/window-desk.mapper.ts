import type {
	DeskWindow,
	Schedule,
	WindowOrder,
	WindowTerms,
} from '@korb/contracts/admin/windows/windows';
import { clockAt } from '@korb/domain/time/zone';
import { findTemplateOf, type TemplateRow } from '../windows/index.ts';
import type { DeskWindowRow, ScheduleRow, WindowOrderRow } from './window-desk.sql.ts';

export function toSchedule(row: ScheduleRow): Schedule {
	return {
		distributionType: row.distribution_type,
		appointableId: row.appointable_id,
		name: row.name,
		templates: row.templates,
	};
}

export function toDeskWindow(
	row: DeskWindowRow,
	templates: readonly TemplateRow[],
	timeZone: string,
): DeskWindow {
	const template = findTemplateOf(templates, row, timeZone);
	return {
		windowId: row.window_id,
		version: row.version,
		distributionType: row.distribution_type,
		appointableId: row.appointable_id,
		day: row.day,
		start: row.starts_at.toISOString(),
		end: row.ends_at.toISOString(),
		startTime: clockAt(row.starts_at, timeZone).time,
		endTime: endTimeOf(row, timeZone),
		cutOffAt: row.cut_off_at.toISOString(),
		isPastCutOff: row.is_past_cut_off,
		...toTerms(row),
		taken: row.taken,
		held: row.held,
		closedReason: row.closed_reason,
		extraPlaces: template ? row.capacity - template.capacity : 0,
	};
}

export function toTerms(row: DeskWindowRow): WindowTerms {
	return {
		capacity: row.capacity,
		fee: row.fee_cents,
		leadMinutes: Math.round((row.starts_at.getTime() - row.cut_off_at.getTime()) / 60_000),
		greenReduction: row.green_reduction_cents,
	};
}

/** Ids tell people nothing. */
export function nameOf(
	{ appointable_id: id, day, starts_at }: DeskWindowRow,
	timeZone: string,
): string {
	return `${id}, ${day} ${clockAt(starts_at, timeZone).time}`;
}

/** Midnight belongs to the day that it ends. */
export function endTimeOf(row: DeskWindowRow, timeZone: string): string {
	const { time } = clockAt(row.ends_at, timeZone);
	return time === '00:00' ? '24:00' : time;
}

export function toWindowOrder({ order_number, address, billing }: WindowOrderRow): WindowOrder {
	const own = (field: string) => address[field] || billing?.[field] || '';
	return {
		orderNumber: order_number,
		name: `${own('firstName')} ${own('lastName')}`.trim(),
		postalCode: own('postalCode'),
	};
}
