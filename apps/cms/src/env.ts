import { resolve } from 'node:path';
import {
	envOrExit,
	inDevelopment,
	mailUrl,
	NodeEnv,
	Port,
	type Profile,
	parseEnv,
	secret,
} from '@korb/contracts/platform/environment';
import { isMailbox } from '@korb/domain/customer/mailbox';
import { z } from 'zod';
import { isLoopback } from './own-origin.ts';
import { roles } from './roles.ts';

const mediaDir = resolve('.media');

export const cmsEnv = (profile: Profile) =>
	z.object({
		NODE_ENV: NodeEnv,
		/** Allows the demo editors, whose passwords are public. */
		KORB_DEMO: z.enum(['0', '1']).default('0'),
		CMS_DATABASE_URL: inDevelopment(
			z.url({ protocol: /^postgres(?:ql)?$/ }),
			`postgres://cms@127.0.0.1:${55_440 + profile.offset}/korb`,
			profile,
		),
		/** Past a pooler: the outbox listens for notifications and holds a lock. */
		CMS_DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
		CMS_SECRET: secret('korb-development-cms-secret-not-for-production', profile),
		CONTENT_SECRET: secret('korb-development-content-secret-not-for-production', profile),
		API_URL: inDevelopment(z.url(), `http://127.0.0.1:${4000 + profile.offset}`, profile),
		/** The storefront for previews; each shop's URL is derived from its host. */
		STOREFRONT_URL: inDevelopment(z.url(), `http://localhost:${3000 + profile.offset}`, profile),
		PUBLIC_URL: publicUrl(profile),
		MAIL_URL: mailUrl(profile),
		/** Sender of emails to editors. */
		MAIL_FROM: mailFrom(profile),
		/** The lowest role that requires a second factor. */
		SECOND_FACTOR_FROM: z
			.enum([...roles, 'nobody'])
			.default(profile.isProduction ? 'publisher' : 'nobody'),
		CMS_MEDIA_DIR: z.string().default(mediaDir),
		PORT: Port.default(3001 + profile.offset),
	});
export type CmsEnv = z.infer<ReturnType<typeof cmsEnv>>;

/** The public URL. Requires https, except on localhost in a demo, to protect sessions. */
function publicUrl(profile: Profile) {
	const url = z.url({ protocol: /^https?$/ });
	if (!profile.isProduction) return url.default(`http://127.0.0.1:${3001 + profile.offset}`);
	return url.refine(
		(text) => text.startsWith('https:') || (profile.isDemo && isLoopback(new URL(text).hostname)),
		'has to be https; http only for a demo on this machine (KORB_DEMO=1)',
	);
}

function mailFrom({ isProduction }: Profile) {
	const address = z.string().refine(isMailbox, 'is not one mailbox');
	return isProduction ? address : address.default('cms@korb.example');
}

/** Prints all problems at once and exits. */
export function readEnv(): CmsEnv {
	return envOrExit(cmsEnv, process.env, process);
}

/** The build needs neither secrets nor a database; the start validates them itself. */
export function readEnvForBuild(): CmsEnv {
	const result = parseEnv(cmsEnv, process.env);
	if (result.ok) return result.env;
	return {
		NODE_ENV: 'production',
		KORB_DEMO: '0',
		CMS_DATABASE_URL: '',
		CMS_SECRET: '',
		CONTENT_SECRET: '',
		API_URL: '',
		STOREFRONT_URL: '',
		PUBLIC_URL: 'https://invalid',
		MAIL_URL: '',
		MAIL_FROM: '',
		SECOND_FACTOR_FROM: 'publisher',
		CMS_MEDIA_DIR: mediaDir,
		PORT: 3001,
	};
}
