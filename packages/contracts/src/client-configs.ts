import { paymentMarks } from '@korb/domain/payment-marks';
import { z } from 'zod';
import { Line, Link, OptionalHref } from './blocks/primitives.ts';

export const ClientConfigType = z.enum(['topbarbanner', 'header', 'footer', 'socialsharingandseo']);
export type ClientConfigType = z.infer<typeof ClientConfigType>;

export const TopBarBanner = z.strictObject({
	/** Said before the text where there is room. */
	lead: Line.optional(),
	text: Line,
	linkLabel: Line.optional(),
	href: OptionalHref,
});

export const HeaderConfig = z.strictObject({ links: z.array(Link).default([]) });

export const FooterConfig = z.strictObject({
	columns: z.array(z.strictObject({ title: z.string(), links: z.array(Link) })).default([]),
	legalLinks: z.array(Link).default([]),
	/** One sentence about the shop, beside its logo. */
	claim: z.string().optional(),
	/** Who runs the shop, for the line at the very end. */
	company: z.string().optional(),
	newsletter: z.strictObject({ title: z.string(), text: z.string() }).optional(),
	/** Shown as far as the shop takes what they stand for. */
	paymentMarks: z.array(z.enum(paymentMarks)).default([]),
});

export const SocialSharingAndSeo = z.strictObject({
	siteName: z.string(),
	titleTemplate: z.string().default('{title}'),
	openGraphImage: z.string().nullable().default(null),
});

/** One optional entry per type: what an editor has not filled is simply not there. */
export const ClientConfigs = z.strictObject({
	topbarbanner: TopBarBanner.optional(),
	header: HeaderConfig.optional(),
	footer: FooterConfig.optional(),
	socialsharingandseo: SocialSharingAndSeo.optional(),
});
export type ClientConfigs = z.infer<typeof ClientConfigs>;
