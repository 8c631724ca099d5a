import {
	QueryClient,
	QueryClientContext,
	useQuery as useLibraryQuery,
} from '@tanstack/react-query';
import { use } from 'react';
import { browserQueries } from './browser-queries.ts';

/**
 * The only module that may import TanStack Query hooks. Importing them creates the client they
 * need, so pages that never refetch skip a tenth of all code. On the server, each page gets its own
 * client from context. The browser uses none: a context that changes when the library loads makes
 * React discard every unhydrated boundary.
 */
export const useQuery = ((options: Parameters<typeof useLibraryQuery>[0]) =>
	useLibraryQuery(options, use(QueryClientContext) ?? getQueryClient())) as typeof useLibraryQuery;

if (!import.meta.env.SSR) getQueryClient();

export function getQueryClient(): QueryClient {
	if (browserQueries.client) return browserQueries.client;
	const client = new QueryClient();
	client.mount();
	browserQueries.client = client;
	return client;
}
