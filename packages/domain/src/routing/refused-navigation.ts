const DANGEROUS_PROTOCOLS = ['javascript:', 'data:', 'vbscript:', 'blob:'];

/** Why a navigation is rejected, or null when it is allowed. */
export function refusedNavigation(
	target: string,
	options: { ownOrigin: string; isExternalAllowed?: boolean },
): 'dangerous_protocol' | 'external' | null {
	const url = URL.parse(target, options.ownOrigin);
	if (!url || DANGEROUS_PROTOCOLS.includes(url.protocol)) return 'dangerous_protocol';
	if (url.origin !== options.ownOrigin && !options.isExternalAllowed) return 'external';
	return null;
}
