import type { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';
import {
	type Appointable,
	canBeChosen,
	type WindowFacts,
	windowFee,
	windowState,
} from '@korb/domain/fulfilment/windows';
import { cents } from '@korb/domain/pricing/money';
import { clockAt } from '@korb/domain/time/zone';
import type { WindowRow } from './windows.sql.ts';

export function toDistributionWindow(row: WindowRow, timeZone: string): DistributionWindow {
	const state = windowState(toFacts(row));
	const left = row.capacity - row.taken;
	return {
		id: row.window_id,
		start: row.starts_at.toISOString(),
		end: row.ends_at.toISOString(),
		distributionType: row.distribution_type,
		appointableId: row.appointable_id,
		day: row.day,
		startTime: clockAt(row.starts_at, timeZone).time,
		endTime: clockAt(row.ends_at, timeZone).time,
		cutOff: row.cut_off_at.toISOString(),
		state,
		available: canBeChosen(state),
		remaining: state === 'few' ? left : null,
		fee: feeOf(row),
		regularFee: row.fee_cents,
		isGreen: row.is_green,
	};
}

export function toFacts(row: WindowRow): WindowFacts & Appointable {
	return {
		distributionType: row.distribution_type,
		appointableId: row.appointable_id,
		capacity: row.capacity,
		taken: row.taken,
		fee: row.fee_cents === null ? null : cents(row.fee_cents),
		isPastCutOff: row.is_past_cut_off,
	};
}

export function feeOf(row: WindowRow): number | null {
	return windowFee(toFacts(row).fee, cents(row.green_reduction_cents), row.is_green);
}
