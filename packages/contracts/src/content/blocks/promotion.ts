import { z } from 'zod';
import {
	block,
	Href,
	HttpsUrl,
	IconName,
	Image,
	Line,
	OptionalImage,
	OptionalLine,
	OptionalLink,
	OptionalProse,
	Slug,
	Tint,
} from './primitives.ts';

const teaser = {
	eyebrow: OptionalLine,
	title: Line,
	text: OptionalProse,
	image: OptionalImage,
	link: OptionalLink,
	/**
	 * `pass`, `deal` and `club` use the colours of the delivery pass, the offers and the loyalty
	 * programme.
	 */
	look: z.enum(['plain', 'pass', 'deal', 'club']).default('plain'),
	tint: Tint.nullable().default(null),
	/** The round price tag on a picture. */
	sticker: z
		.strictObject({ above: OptionalLine, main: Line, below: OptionalLine })
		.nullable()
		.default(null),
};

export const TeaserBlock = block('teaser', teaser);

export const TeaserSliderBlock = block('teaser-slider', {
	label: Line,
	slides: z.array(z.strictObject(teaser)).min(1).max(8),
	/** Shown beside the slider on a wide screen. */
	companions: z.array(z.strictObject(teaser)).max(2).default([]),
});

/** Short selling points with an icon each. */
export const FeatureBlock = block('feature', {
	title: OptionalLine,
	items: z
		.array(z.strictObject({ icon: IconName, title: Line, text: OptionalLine }))
		.min(1)
		.max(8),
});

/** A question with a few options to continue. */
export const OptionBlock = block('option', {
	title: Line,
	text: OptionalProse,
	options: z
		.array(z.strictObject({ icon: IconName, label: Line, text: OptionalLine, href: Href }))
		.min(2)
		.max(6),
});

/** A leaflet or brochure, wherever it is shown. */
export const Publication = z.strictObject({
	title: Line,
	cover: Image,
	/** The document itself, or a page that shows it. */
	href: Href,
	validFrom: z.iso.date().nullable().default(null),
	validUntil: z.iso.date().nullable().default(null),
});
export type Publication = z.infer<typeof Publication>;

export const PublicationBlock = block('publication', {
	title: OptionalLine,
	publications: z.array(Slug).min(1).max(12),
	/** Filled in by the API on read. */
	found: z.array(Publication).default([]),
});

export const SocialFollowBlock = block('social-follow', {
	title: OptionalLine,
	links: z
		.array(
			z.strictObject({
				network: z.enum([
					'facebook',
					'instagram',
					'linkedin',
					'mastodon',
					'pinterest',
					'tiktok',
					'youtube',
				]),
				href: HttpsUrl,
			}),
		)
		.min(1)
		.max(8),
});
