import type { RouteName } from '@korb/domain/routing/route-table';
import { useMatches } from 'react-router';

export function useRouteName(): RouteName | null {
	const handle = useMatches().at(-1)?.handle as { routeName: RouteName } | undefined;
	return handle?.routeName ?? null;
}
