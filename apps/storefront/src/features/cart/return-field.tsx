import { useLocation } from 'react-router';

/** Where a form without a script leads back to. */
export function ReturnField() {
	const { pathname, search } = useLocation();
	return <input type="hidden" name="returnTo" value={pathname + search} />;
}
