/** Features of a browser that a page may use itself, or grant to the origins it embeds. */
type Grants = Record<string, 'self' | { origins: string[] }>;

/**
 * Used by no page of ours. Chromium warns in the console about names it does not know, so this
 * lists none of those.
 */
const unused = [
	'accelerometer',
	'browsing-topics',
	'camera',
	'display-capture',
	'gyroscope',
	'hid',
	'idle-detection',
	'local-fonts',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'screen-wake-lock',
	'serial',
	'usb',
	'window-management',
	'xr-spatial-tracking',
];

/** The `Permissions-Policy` of a page: what it grants, and everything else denied to all. */
export function permissionsPolicy(grants: Grants): string {
	const denied = unused.filter((feature) => !(feature in grants)).map((name) => `${name}=()`);
	const granted = Object.entries(grants).map(([feature, grant]) => {
		const origins = grant === 'self' ? [] : grant.origins.map((origin) => `"${origin}"`);
		return `${feature}=(${['self', ...origins].join(' ')})`;
	});
	return [...granted, ...denied].join(', ');
}
