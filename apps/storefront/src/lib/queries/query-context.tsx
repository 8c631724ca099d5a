import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useStore } from '../store.ts';
import { queryClient } from './query-client.ts';

type QueryContextProps = {
	/** The client with which the stored page is drawn; in the browser, the one that is there already. */
	first: QueryClient | undefined;
	children: ReactNode;
};

export function QueryContext({ first, children }: QueryContextProps) {
	return <QueryClientContext value={useStore(queryClient, first)}>{children}</QueryClientContext>;
}
