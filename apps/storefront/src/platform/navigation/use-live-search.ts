import { useHydrated } from '../hydration/use-hydrated.ts';
import { useLocation } from './router/shown-page.ts';

/**
 * The query string of the URL, empty until hydrated: the server renders without the parameters that
 * do not select a page.
 */
export function useLiveSearch(): string {
	const { search } = useLocation();
	return useHydrated() ? search : '';
}
