import { createContext, use } from 'react';
import type { Router } from './router.ts';

type Navigation = Pick<Router, 'navigate' | 'state'>;

/** Absent on the server, where nobody navigates. */
export const RouterContext = createContext<Navigation | null>(null);

export function useRouter(): Navigation | null {
	return use(RouterContext);
}
