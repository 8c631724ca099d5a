const browsers = [
	['Edge', /\bEdg(?:A|iOS)?\//],
	['Opera', /\bOPR\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(?:Firefox|FxiOS)\//],
	['Chrome', /\b(?:Chrome|CriOS)\//],
	['Safari', /\bSafari\//],
] as const;
const systems = [
	['iPhone', /\biPhone\b/],
	['iPad', /\biPad\b/],
	['Android', /\bAndroid\b/],
	['Windows', /\bWindows\b/],
	['Mac', /\bMac OS X\b/],
	['Linux', /\bLinux\b/],
] as const;

/** What a customer recognises in the list of devices, such as `Chrome, Windows`. */
export function deviceOf(userAgent = ''): string {
	const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
		list.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
