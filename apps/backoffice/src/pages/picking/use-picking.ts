import type { Picking } from '@korb/contracts/admin/picking/picking';
import {
	finishWave,
	getPicking,
	leaveWave,
	takeWave,
} from '@korb/contracts/admin/picking/picking-paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asOfLastEvent, liveListKey, reloadChangedList } from '../../orders/live-lists.ts';
import { useLiveFloor } from '../../orders/use-live-floor.ts';
import { call } from '../../platform/api/api.ts';
import { forgetWave, keepWave, keptWaveAfter } from '../../session/kept-wave.ts';
import { useSession } from '../../session/session.tsx';

export const pickingKey = liveListKey('picking');

export function usePicking() {
	const { me } = useSession();
	const query = useQuery({
		queryKey: pickingKey,
		queryFn: ({ signal }) =>
			call(getPicking, { ...asOfLastEvent('picking'), signal }).catch(
				(error: unknown) => keptWaveAfter(error).picking,
			),
		networkMode: 'always',
	});
	const { data } = query;
	// Others take waves, too. A wave that somebody walks is known best by the device.
	useLiveFloor(data ? !data.wave : query.isError);
	useEffect(() => {
		if (data?.wave) keepWave({ me, picking: data });
		else if (data) forgetWave();
	}, [me, data]);
	return query;
}

export function useWaveActions() {
	const queries = useQueryClient();
	const reload = () => reloadChangedList(queries, 'picking');
	const take = useMutation({
		mutationFn: (orderNumbers: string[]) => call(takeWave, { body: { orderNumbers } }),
		onSuccess: (wave) =>
			queries.setQueryData<Picking>(pickingKey, (known) => known && { ...known, wave }),
		onError: reload,
	});
	const leave = useMutation({
		mutationFn: (waveId: string) => call(leaveWave, { params: { waveId } }),
		onSuccess: reload,
	});
	const finish = useMutation({
		mutationFn: (waveId: string) => call(finishWave, { params: { waveId } }),
		onSuccess: reload,
		onError: reload,
	});
	return { take, leave, finish };
}
