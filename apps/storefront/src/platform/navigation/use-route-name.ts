import type { RouteName } from '@korb/domain/routing/route-table';
import { useShownPage } from './router/shown-page.ts';

export function useRouteName(): RouteName {
	return useShownPage().match.route.name;
}
