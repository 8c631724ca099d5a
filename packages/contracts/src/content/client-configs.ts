import { paymentMarks } from '@korb/domain/payment/payment-marks';
import { z } from 'zod';
import { Line, Link, OptionalHref } from './blocks/primitives.ts';

export const ClientConfigType = z.enum(['topbarbanner', 'header', 'footer', 'socialsharingandseo']);
export type ClientConfigType = z.infer<typeof ClientConfigType>;

export const TopBarBanner = z.strictObject({
	/** Shown before the text where there is room. */
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
	/** The company that runs the shop, for the last line of the footer. */
	company: z.string().optional(),
	newsletter: z.strictObject({ title: z.string(), text: z.string() }).optional(),
	/** Only those the shop accepts are shown. */
	paymentMarks: z.array(z.enum(paymentMarks)).default([]),
});

export const SocialSharingAndSeo = z.strictObject({
	siteName: z.string(),
	titleTemplate: z.string().default('{title}'),
	openGraphImage: z.string().nullable().default(null),
});

/** One optional entry per type; unset ones are omitted. */
export const ClientConfigs = z.strictObject({
	topbarbanner: TopBarBanner.optional(),
	header: HeaderConfig.optional(),
	footer: FooterConfig.optional(),
	socialsharingandseo: SocialSharingAndSeo.optional(),
});
export type ClientConfigs = z.infer<typeof ClientConfigs>;
