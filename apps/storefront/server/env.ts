import {
	envOrExit,
	inDevelopment,
	monitoringEnv,
	type Profile,
	ShutdownNotice,
	serverEnv,
	TimeoutScale,
	tracingEnv,
} from '@korb/contracts/platform/environment';
import { z } from 'zod';

export const storefrontEnv = (profile: Profile) =>
	z.object({
		...serverEnv(3000, profile),
		...monitoringEnv,
		...tracingEnv,
		TIMEOUT_SCALE: TimeoutScale,
		SHUTDOWN_NOTICE_MS: ShutdownNotice,
		/** 0 picks a free port. */
		PORT: z.coerce
			.number()
			.int()
			.min(0)
			.max(65_535)
			.default(3000 + profile.offset),
		API_URL: inDevelopment(
			z.url({ protocol: /^https?$/ }),
			`http://127.0.0.1:${4000 + profile.offset}`,
			profile,
		),
		/** Every edge that caches our pages, comma-separated. */
		EDGE_URLS: z
			.string()
			.default('')
			.transform((list) => list.split(',').flatMap((part) => part.trim() || []))
			.pipe(z.array(z.url())),
		/** Addresses or networks of the edge, whose `X-Forwarded-For` is trusted. */
		TRUSTED_PROXIES: z
			.string()
			.default('127.0.0.1,::1')
			.transform((list) => list.split(',').flatMap((part) => part.trim() || []))
			.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
		/**
		 * CMS URL as editors' browsers reach it; without it, drafts cannot be previewed beside their
		 * form.
		 */
		CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
		/** Where people open the back office, whose editors see drafts of the theme in a frame. */
		ADMIN_URL: z.url({ protocol: /^https?$/ }).optional(),
		/** Same as the API's setting: reCAPTCHA is the only one that loads a third-party script. */
		CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
	});

export function readEnv(): z.infer<ReturnType<typeof storefrontEnv>> {
	return envOrExit(storefrontEnv, process.env, process);
}
