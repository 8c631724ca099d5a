import type { OpenWave } from '@korb/contracts/admin/picking/picking';
import type { BoardWave } from '@korb/contracts/admin/picking/picking-board';
import {
	assignOrders,
	assignWave,
	getPickingBoard,
} from '@korb/contracts/admin/picking/picking-board-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asOfLastEvent, liveListKey, reloadChangedList } from '../../orders/live-lists.ts';
import { call } from '../../platform/api/api.ts';

export function useBoard() {
	return useQuery({
		queryKey: liveListKey('picking-board'),
		queryFn: ({ signal }) => call(getPickingBoard, { ...asOfLastEvent('picking-board'), signal }),
	});
}

/** One that somebody walks or has left, or one that nobody has begun. */
export type AssignableWave = BoardWave | OpenWave;

export function useAssign() {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: ({ wave, staffId }: { wave: AssignableWave; staffId: string }) => {
			if (!('waveId' in wave)) {
				return call(assignOrders, { body: { orderNumbers: wave.orderNumbers, staffId } });
			}
			const { waveId, person } = wave;
			return call(assignWave, {
				params: { waveId },
				body: { staffId, from: person?.staffId ?? null },
			});
		},
		onSettled: () => reloadChangedList(queries, 'picking-board'),
	});
}
