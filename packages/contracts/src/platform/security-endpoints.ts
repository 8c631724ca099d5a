import { z } from 'zod';
import { at } from './endpoint-path.ts';
import * as paths from './security-paths.ts';

const text = z.string().max(4000);

/** What browsers send to `report-uri`, without the parts that nobody reads. */
export const PolicyReport = z.object({
	'csp-report': z.object({
		'document-uri': text,
		'effective-directive': text.optional(),
		'violated-directive': text.optional(),
		'blocked-uri': text.default(''),
	}),
});
export type PolicyReport = z.infer<typeof PolicyReport>;

export const getSecurityTxt = {
	...at(paths.getSecurityTxt),
	errors: ['not_found'] as const,
	tags: ['security'],
	summary: 'Returns where to report vulnerabilities (text, RFC 9116)',
};

export const postPolicyReport = {
	...at(paths.postPolicyReport),
	tags: ['logs'],
	summary:
		'Counts what the content security policy of a page blocked; never responds with an error',
	body: PolicyReport,
	response: { 204: z.undefined().describe('No content') },
};
