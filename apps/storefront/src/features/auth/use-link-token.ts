import { useEffect, useState } from 'react';

/**
 * The token of an emailed link, undefined until it is read. It comes in the fragment, which no
 * server sees, and leaves the address bar at once, so it is not shared along with the page.
 */
export function useLinkToken(): string | undefined {
	const [token, setToken] = useState<string>();
	useEffect(() => {
		setToken(new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
		history.replaceState(history.state, '', location.pathname + location.search);
	}, []);
	return token;
}
