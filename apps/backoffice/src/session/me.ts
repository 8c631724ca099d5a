import type { Me } from '@korb/contracts/admin/staff';
import { getMe } from '@korb/contracts/admin/staff-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/api.ts';
import { hasErrorCode } from '../platform/api/api-error.ts';

export const meKey = ['me'];

/** The person who is signed in; null when nobody is. */
export function useMe() {
	return useQuery({
		queryKey: meKey,
		queryFn: async (): Promise<Me | null> => {
			try {
				return await call(getMe);
			} catch (error) {
				if (hasErrorCode(error, 'unauthorized')) return null;
				throw error;
			}
		},
		staleTime: 60_000,
	});
}
