import { postStaffLogout } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../platform/api/api.ts';
import { forgetWave } from './kept-wave.ts';
import { meKey } from './me.ts';
import { oweSignOut } from './owed-sign-out.ts';

/** Forced: closes the page even if nobody answers. */
export function useSignOut({ isForced = false } = {}): () => void {
	const queries = useQueryClient();
	const { mutate } = useMutation({
		mutationFn: async () => {
			const ended = call(postStaffLogout);
			await (isForced ? ended.catch(oweSignOut) : ended);
		},
		networkMode: 'always',
		onSuccess: () => {
			// The next person at this desk must not see what this one has loaded.
			forgetWave();
			queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
			queries.setQueryData(meKey, null);
		},
	});
	return useCallback(() => mutate(), [mutate]);
}
