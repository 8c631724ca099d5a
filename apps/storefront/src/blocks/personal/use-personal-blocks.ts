import type { EditedPage } from '@korb/contracts/platform/payload';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useQuery } from '../../platform/queries/queries.ts';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import type { FoundBlocks } from './load-personal-blocks.ts';

/**
 * `waiting`: rendered as for guests, and hidden by CSS from known customers. `visitor`: the page is
 * final.
 */
export type Personal = 'waiting' | 'visitor' | FoundBlocks;

/** The customer's blocks for the personalised sections of a page. */
export function usePersonalBlocks({ personal, revision }: EditedPage): Personal {
	const { pathname } = useLocation();
	const login = useLoginState();
	const { data, isError } = useQuery({
		queryKey: ['personal', pathname, revision],
		enabled: login === 'loggedIn' && personal.length > 0,
		staleTime: 60_000,
		retry: 1,
		queryFn: async () => {
			const { loadPersonalBlocks } = await loadChunk(() => import('./load-personal-blocks.ts'));
			return loadPersonalBlocks(pathname, revision);
		},
	});
	if (login === 'anonymous' || isError || data === null) return 'visitor';
	return data ?? 'waiting';
}
