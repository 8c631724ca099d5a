import type { BoardShortage, BoardWave } from '@korb/contracts/admin/picking/picking-board';
import { paceOf } from '@korb/domain/picking/pace';
import { pictureBase } from '../../catalogue/index.ts';
import { type Clock, toHead } from '../picking.mapper.ts';
import type { BoardWaveRow, ShortageRow } from './board.sql.ts';

export function toBoardWave(row: BoardWaveRow, clock: Clock): BoardWave {
	const left = row.line_count - row.picked - row.missing;
	const pace = paceOf({ recent: row.recent, since: row.since, left, now: clock.now });
	return {
		...toHead(row.window, row.unit, row.number, clock),
		waveId: row.wave_id,
		person: row.staff_id && row.person ? { staffId: row.staff_id, name: row.person } : null,
		orderCount: row.order_count,
		lineCount: row.line_count,
		pickedCount: row.picked,
		missingCount: row.missing,
		lastPlace: row.last_place,
		linesPerHour: pace?.linesPerHour ?? null,
		doneBy: pace?.doneBy.toISOString() ?? null,
	};
}

export function toShortage(row: ShortageRow): BoardShortage {
	return {
		sku: row.sku,
		name: row.name,
		brand: row.brand,
		picture: pictureBase(row.picture_id),
		orderCount: row.order_count,
		lastAt: row.last_at.toISOString(),
	};
}
