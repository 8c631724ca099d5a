import { resolve } from 'node:path';
import { z } from 'zod';

const isProduction = process.env['NODE_ENV'] === 'production';
const offset = Number(process.env['KORB_PORT_OFFSET'] ?? 0);
const mediaDir = resolve('.media');

/** A default is a convenience while developing and a trap in production. */
function inDevelopment<Schema extends z.ZodType<string>>(schema: Schema, value: string) {
	return isProduction ? schema : schema.default(value as never);
}

const CmsEnv = z.object({
	CMS_DATABASE_URL: inDevelopment(
		z.url({ protocol: /^postgres(?:ql)?$/ }),
		`postgres://cms@127.0.0.1:${55_440 + offset}/korb`,
	),
	CMS_SECRET: inDevelopment(z.string().min(32), 'korb-development-cms-secret-not-for-production'),
	CONTENT_SECRET: inDevelopment(
		z.string().min(32),
		'korb-development-content-secret-not-for-production',
	),
	API_URL: inDevelopment(z.url(), `http://127.0.0.1:${4000 + offset}`),
	/** Where editors see their pages; one address per shop is built from its host. */
	STOREFRONT_URL: inDevelopment(z.url(), `http://localhost:${3000 + offset}`),
	CMS_MEDIA_DIR: z.string().default(mediaDir),
	PORT: z.coerce
		.number()
		.int()
		.default(3001 + offset),
});
export type CmsEnv = z.infer<typeof CmsEnv>;

/** Prints every problem together and stops. */
export function readEnv(): CmsEnv {
	const result = CmsEnv.safeParse(process.env);
	if (result.success) return result.data;
	const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
	throw new Error(`The environment is not complete:\n${problems.join('\n')}`);
}

/** Building needs no secrets and no database; starting does, and asks for them itself. */
export function readEnvForBuild(): CmsEnv {
	const result = CmsEnv.safeParse(process.env);
	if (result.success) return result.data;
	return {
		CMS_DATABASE_URL: '',
		CMS_SECRET: '',
		CONTENT_SECRET: '',
		API_URL: '',
		STOREFRONT_URL: '',
		CMS_MEDIA_DIR: mediaDir,
		PORT: 3001,
	};
}
