type CookieJar = { cookie: string };
type CookieOptions = {
	maxAgeMs?: number;
	/** Called when the cookie expires while the page is open. */
	onExpire?: () => void;
};

/** The longest delay a browser timer supports; a longer one fires immediately. */
export const MAX_TIMER_MS = 2_147_483_647;

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

export function writeCookie(
	name: string,
	value: string,
	{ maxAgeMs, onExpire }: CookieOptions = {},
	jar: CookieJar = document,
): void {
	if (!TOKEN.test(name)) throw new TypeError(`not a cookie name: ${JSON.stringify(name)}`);
	if (!VALUE.test(value)) throw new TypeError(`not a cookie value: ${JSON.stringify(value)}`);
	const age = maxAgeMs === undefined ? '' : `; max-age=${Math.floor(maxAgeMs / 1000)}`;
	jar.cookie = `${name}=${value}; path=/; samesite=lax${age}`;
	if (maxAgeMs !== undefined && onExpire) startTimer(maxAgeMs, onExpire);
}

function startTimer(delayMs: number, onExpire: () => void): void {
	const step = Math.min(delayMs, MAX_TIMER_MS);
	setTimeout(() => (delayMs > step ? startTimer(delayMs - step, onExpire) : onExpire()), step);
}
