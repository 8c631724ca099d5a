import {
	QueryClient,
	QueryClientContext,
	useQuery as useLibraryQuery,
} from '@tanstack/react-query';
import { use } from 'react';
import { browserQueries } from './browser-queries.ts';

/**
 * Hooks of the query library come from here and from nowhere else: importing them makes the client
 * they need, so that pages which ask for nothing later on do without a tenth of all code. On the
 * server every page has a client of its own, given by a context. In the browser no context gives it:
 * one that changes when the library arrives makes React discard every boundary that is not hydrated yet.
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
