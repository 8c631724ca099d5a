import type { PagePayload } from '@korb/contracts/platform/payload';
import type { RouteMatch } from '@korb/domain/routing/routes';
import { createContext, use } from 'react';
import type { PageLocation } from './page-location.ts';

export type ShownPage = {
	location: PageLocation;
	match: RouteMatch;
	/** null: its code or data could not be loaded. */
	payload: PagePayload | null;
	error?: unknown;
	/** Shows the same place as the page before, unless its history entry has one. */
	keepsScroll?: boolean;
};

export const ShownPageContext = createContext<ShownPage | null>(null);

export function useShownPage(): ShownPage {
	const page = use(ShownPageContext);
	if (!page) throw new Error('useShownPage needs a ShownPageContext');
	return page;
}

export function useLocation(): PageLocation {
	return useShownPage().location;
}
