type CookieJar = { cookie: string };

export function readCookie(name: string, jar: CookieJar = document): string | null {
	for (const pair of jar.cookie.split('; ')) {
		const at = pair.indexOf('=');
		if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1));
	}
	return null;
}
