import { z } from 'zod';
import { block, HttpsUrl, Line } from './primitives.ts';

/** Sanitised before it is stored; the result cannot run code. */
export const CustomHtmlBlock = block('custom-html', {
	html: z.string().max(50_000),
});

/** Rendered only if the tenant allows the host; always without access to the shop's page. */
export const IframeBlock = block('iframe', {
	title: Line,
	src: HttpsUrl,
	heightPixels: z.int().min(80).max(2000).default(400),
});

/** Not free text: scripts are reviewed, live in the storefront and are referenced by name. */
export const ScriptBlock = block('script', {
	name: z.enum(['countdown', 'reading-progress']),
	settings: z
		.array(
			z.strictObject({
				name: z.string().regex(/^[a-z][a-zA-Z]{0,30}$/),
				value: z.string().max(200),
			}),
		)
		.max(10)
		.default([]),
	consent: z.enum(['none', 'statistic', 'marketing', 'targetGroupSelection']).default('none'),
});
