const MAX_LENGTH = 2048;
const ORIGIN = 'https://korb.invalid';
/** Slash, backslash and control characters, percent-encoded one or more times. */
const ENCODED_DANGER = /%(?:25)*(?:0[0-9a-f]|1[0-9a-f]|2f|5c|7f)/i;

/**
 * The single gate for untrusted targets (`returnUrl`, `openlink`, redirects of the error page):
 * returns a path of this shop, or the start page.
 */
export function safeTarget(input: string | null | undefined): string {
	if (!input || input.length > MAX_LENGTH) return '/';
	if (!/^\/(?![/\\])/.test(input) || hasForbiddenCharacter(input)) return '/';
	const url = URL.parse(input, ORIGIN);
	if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return '/';
	if (ENCODED_DANGER.test(url.pathname)) return '/';
	const path = decode(url.pathname);
	if (path === null || /^\/(?:api|tenant|logs|internal)(?:\/|$)/i.test(path)) return '/';
	return url.pathname + url.search + url.hash;
}

function decode(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

function hasForbiddenCharacter(text: string): boolean {
	return (
		text !== text.trim() ||
		[...text].some((character) => character === '\\' || character <= ' ' || character === '\u007f')
	);
}
