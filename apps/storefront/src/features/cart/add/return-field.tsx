import { useLocation } from '../../../platform/navigation/router/shown-page.ts';

/** Where a form leads back to without JavaScript. */
export function ReturnField() {
	const { pathname, search } = useLocation();
	return <input type="hidden" name="returnTo" value={pathname + search} />;
}
