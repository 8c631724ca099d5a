import type { PolicyReport } from '@korb/contracts/platform/security-endpoints';

/** What a page's policy has blocked, reduced to what identifies no visitor. */
export type Violation = { directive: string; page: string; blocked: string };

/** Bounded, because each is a time series: browsers send whatever their visitor likes. */
const directives = new Set([
	'base-uri',
	'connect-src',
	'default-src',
	'font-src',
	'form-action',
	'frame-ancestors',
	'frame-src',
	'img-src',
	'manifest-src',
	'media-src',
	'script-src',
	'script-src-attr',
	'script-src-elem',
	'style-src-attr',
	'style-src-elem',
	'worker-src',
]);

export function toViolation({ 'csp-report': report }: PolicyReport): Violation {
	const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
	// Older browsers send the directive with its sources.
	const [name = ''] = directive.split(' ');
	return {
		directive: directives.has(name) ? name : 'other',
		page: URL.parse(report['document-uri'])?.pathname ?? '',
		blocked: toSource(report['blocked-uri']),
	};
}

/** An origin, a scheme such as `data`, or a keyword such as `inline`: never a path or query. */
function toSource(blocked: string): string {
	const url = URL.parse(blocked);
	if (!url) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : '';
	return url.origin === 'null' ? url.protocol.slice(0, -1) : url.origin;
}
