import { useCallback } from 'react';
import { guardTarget, type NavigateOptions } from './guard.ts';
import { useRouter } from './router/router-context.ts';

type Options = NavigateOptions & { replace?: boolean };

/** The only way to navigate programmatically. */
export function useAppNavigate(): (target: string, options?: Options) => void {
	const router = useRouter();
	return useCallback(
		(target, { replace = false, ...options } = {}) => {
			guardTarget(target, location.origin, options);
			if (router && new URL(target, location.origin).origin === location.origin) {
				void router.navigate(target, { replace });
			} else {
				location.assign(target);
			}
		},
		[router],
	);
}
