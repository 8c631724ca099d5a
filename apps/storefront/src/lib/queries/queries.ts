import { QueryClient, useQuery } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Hooks of the query library come from here and from nowhere else: importing them makes the client
 * they need, so that pages which ask for nothing later on do without a tenth of all code. On the
 * server every page has a client of its own, given by the document.
 */
export { useQuery };

if (!import.meta.env.SSR) getQueryClient();

export function getQueryClient(): QueryClient {
	const known = queryClient.get();
	if (known) return known;
	const client = new QueryClient();
	client.mount();
	queryClient.set(client);
	return client;
}
