import type { RouteName } from '@korb/domain/routing/route-table';
import { newEntry, toPageLocation } from '../src/platform/navigation/router/page-location.ts';
import type { ShownPage } from '../src/platform/navigation/router/shown-page.ts';

/** A page that shows nothing of its own, around the component under test. */
export function aShownPage(name: RouteName = 'index', path = '/'): ShownPage {
	const route = {
		name,
		path: '*',
		priority: 0,
		layout: 'default',
		isCacheable: true,
		middleware: [],
		slugParams: [],
	} as const;
	const location = toPageLocation(new URL(path, 'https://shop.example'), newEntry());
	return { location, match: { route, params: {} }, payload: null };
}
