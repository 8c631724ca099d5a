import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, hasErrorCode } from '../platform/api/api-error.ts';
import { forgetWave } from '../session/kept-wave.ts';
import { meKey } from '../session/me.ts';

/** A session that ended elsewhere leads back to the sign-in, whichever call notices it. */
export function createQueries(): QueryClient {
	const onError = (error: unknown) => {
		if (hasErrorCode(error, 'unauthorized')) {
			forgetWave();
			client.setQueryData(meKey, null);
		}
		// The rights have changed since the page was opened.
		if (hasErrorCode(error, 'forbidden')) void client.invalidateQueries({ queryKey: meKey });
	};
	const client = new QueryClient({
		queryCache: new QueryCache({ onError }),
		mutationCache: new MutationCache({ onError }),
		defaultOptions: {
			queries: {
				staleTime: 10_000,
				retry: (failures, error) => failures < 2 && isTemporary(error),
			},
		},
	});
	return client;
}

function isTemporary(error: unknown): boolean {
	return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
