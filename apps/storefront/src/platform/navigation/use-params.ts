import { useShownPage } from './router/shown-page.ts';

/** Parameters of the path. Unlike slugs, a search term may contain slashes. */
export function useParams(): Record<string, string | undefined> {
	const { params } = useShownPage().match;
	return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value)]));
}

/** `matchRoute` leaves a part encoded that contains a slash. */
function decode(value: string | undefined): string | undefined {
	if (!value?.includes('%2F')) return value;
	try {
		return decodeURIComponent(value);
	} catch {
		return value;
	}
}
