type Here = Pick<URL, 'pathname' | 'search'>;

/** Returns the shopper to the page that asked for the login. */
export function withReturnUrl(login: string, { pathname, search }: Here): string {
	return `${login}?${new URLSearchParams({ returnUrl: pathname + search })}`;
}

/** The same for a page that cannot do without; the login says so. */
export function requiredLogin(login: string, here: Here): string {
	return `${withReturnUrl(login, here)}&authRequired=true`;
}
