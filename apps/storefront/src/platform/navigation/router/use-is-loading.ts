import { startTransition, useEffect, useState } from 'react';
import { useRouter } from './router-context.ts';

/**
 * Whether another page is being loaded. Changes together with the page, in a transition, and is no
 * context: one that changes makes React discard what is not hydrated yet.
 */
export function useIsLoading(): boolean {
	const router = useRouter();
	const [isLoading, setLoading] = useState(false);
	useEffect(
		() =>
			router?.state.subscribe(() => {
				startTransition(() => setLoading(router.state.get().isLoading));
			}),
		[router],
	);
	return isLoading;
}
