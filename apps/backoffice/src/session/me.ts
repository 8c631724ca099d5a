import type { Me } from '@korb/contracts/admin/staff/staff';
import { getMe } from '@korb/contracts/admin/staff/staff-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/api.ts';
import { hasErrorCode } from '../platform/api/api-error.ts';
import { forgetWave, keptWaveAfter } from './kept-wave.ts';
import { settleSignOut } from './owed-sign-out.ts';

export const meKey = ['me'];

/** The person who is signed in; null when nobody is. */
export function useMe() {
	return useQuery({
		queryKey: meKey,
		queryFn: async (): Promise<Me | null> => {
			try {
				await settleSignOut();
				return await call(getMe);
			} catch (error) {
				if (!hasErrorCode(error, 'unauthorized')) return keptWaveAfter(error).me;
				forgetWave();
				return null;
			}
		},
		staleTime: 60_000,
		// A wave goes on without a network, even after a reload.
		networkMode: 'always',
	});
}
