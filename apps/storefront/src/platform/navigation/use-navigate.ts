import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { guardTarget, type NavigateOptions } from './guard.ts';

type Options = NavigateOptions & { replace?: boolean };

/** The only way to navigate programmatically. */
export function useAppNavigate(): (target: string, options?: Options) => void {
	const navigate = useNavigate();
	return useCallback(
		(target, { replace = false, ...options } = {}) => {
			guardTarget(target, location.origin, options);
			if (new URL(target, location.origin).origin === location.origin) {
				void navigate(target, { replace });
			} else {
				location.assign(target);
			}
		},
		[navigate],
	);
}
