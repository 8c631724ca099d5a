import { getSignInMethods } from '@korb/contracts/admin/staff/staff-paths';
import type { AnswerOf } from '@korb/contracts/platform/endpoint-types';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { findKept, keep } from '../../platform/offline/kept.ts';

const NAME = 'sign-in-methods';
const MAX_AGE_MS = 86_400_000;

/** Known from before without a network, so that a floor device stays one. */
export function useSignInMethods() {
	return useQuery({
		queryKey: ['sign-in-methods'],
		queryFn: async () => {
			try {
				const methods = await call(getSignInMethods);
				keep(NAME, methods);
				return methods;
			} catch (error) {
				const kept = findKept<AnswerOf<typeof getSignInMethods>>(NAME, MAX_AGE_MS);
				if (!kept) throw error;
				return kept;
			}
		},
		networkMode: 'always',
		retry: false,
	});
}
