import { z } from 'zod';

const Env = z.object({
	NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
	HOST: z.string().default('127.0.0.1'),
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	API_URL: z.url().default('http://127.0.0.1:4000'),
	/** Every edge that stores our pages, separated by commas. */
	EDGE_URLS: z
		.string()
		.default('')
		.transform((list) => list.split(',').flatMap((part) => part.trim() || []))
		.pipe(z.array(z.url())),
	/** Addresses or networks of the edge, whose `X-Forwarded-For` is believed. */
	TRUSTED_PROXIES: z
		.string()
		.default('127.0.0.1,::1')
		.transform((list) => list.split(',').flatMap((part) => part.trim() || []))
		.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
	/** As editors' browsers reach the content system; without it drafts cannot be shown beside their form. */
	CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
	/** As the API's: reCAPTCHA is the only one whose script comes from elsewhere. */
	CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type Env = z.infer<typeof Env>;

export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
	const parsed = Env.safeParse(source);
	if (!parsed.success) throw new Error(`environment refused:\n${z.prettifyError(parsed.error)}`);
	return parsed.data;
}
