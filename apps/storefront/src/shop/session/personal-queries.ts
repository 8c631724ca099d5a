import { ApiError } from '../../platform/api/api-error.ts';
import { getQueryClient, useQuery } from '../../platform/queries/queries.ts';
import { onCustomerReset, PERSONAL } from './customer-store.ts';
import { useLoginState } from './use-login-state.ts';

const FRESH_MS = 30_000;

// The next customer of this browser must not see any of it.
onCustomerReset(() => getQueryClient().removeQueries({ queryKey: [PERSONAL] }));

/** Data of the signed-in customer; dropped as soon as nobody is signed in. */
export function usePersonalQuery<T>(
	key: readonly unknown[],
	load: (signal: AbortSignal) => Promise<T>,
	isEnabled = true,
) {
	// Otherwise a page that is being left would ask again, for nobody.
	const isGuest = useLoginState() === 'anonymous';
	return useQuery<T>({
		enabled: isEnabled && !isGuest,
		queryKey: [PERSONAL, ...key],
		queryFn: ({ signal }) => load(signal),
		staleTime: FRESH_MS,
		retry: (count, error) => count < 1 && isWorthARetry(error),
	});
}

export function setPersonalData<T>(key: readonly unknown[], change: (known: T) => T): void {
	getQueryClient().setQueryData<T>([PERSONAL, ...key], (known) =>
		known === undefined ? undefined : change(known),
	);
}

export function refetchPersonal(key: readonly unknown[]): Promise<void> {
	return getQueryClient().invalidateQueries({ queryKey: [PERSONAL, ...key] });
}

function isWorthARetry(error: unknown): boolean {
	return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
