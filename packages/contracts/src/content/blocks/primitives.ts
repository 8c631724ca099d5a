import type { Audience as AnyAudience } from '@korb/domain/customer/audiences';
import { z } from 'zod';

/** A single line, such as a heading or a button label. */
export const Line = z.string().trim().min(1).max(160);
export const OptionalLine = z.string().trim().max(160).default('');
/** A few sentences without formatting. */
export const Prose = z.string().trim().min(1).max(2000);
export const OptionalProse = z.string().trim().max(2000).default('');

/** A path of this shop, or an anchor on the current page. */
const OWN_PATH = /^(?:\/(?![/\\])|#)[^\s\\<>"'`\p{Cc}]{0,500}$/u;
const CONTACT = /^(?:mailto:[^\s<>"'`\\]{3,200}|tel:\+?[\d ()/-]{3,30})$/;

/** Allowed link targets: this shop, the web, an email address or a phone number. */
export const Href = z
	.string()
	.refine(
		(href) => OWN_PATH.test(href) || CONTACT.test(href) || isWebAddress(href, /^https?:$/),
		'is not a path of the shop, a web address, mailto: or tel:',
	);
export const OptionalHref = Href.nullable().default(null);

export const OwnPath = z.string().regex(OWN_PATH);

export const HttpsUrl = z
	.string()
	.refine((url) => isWebAddress(url, /^https:$/), 'is not an https address');

export const Slug = z
	.string()
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
	.max(120);
export const Sku = z.string().regex(/^[A-Za-z0-9-]{3,32}$/);

/** Background of a picture or a card, one of the eight plate tints of the design. */
export const Tint = z.enum(['peach', 'butter', 'sage', 'mint', 'sky', 'lilac', 'rose', 'sand']);
export type Tint = z.infer<typeof Tint>;

/** The icons an editor can choose from; the storefront has exactly these. */
export const IconName = z.enum([
	'badge-percent',
	'chef-hat',
	'circle-help',
	'clock',
	'credit-card',
	'gift',
	'globe',
	'headset',
	'heart',
	'id-card',
	'info',
	'leaf',
	'mail',
	'map-pin',
	'package',
	'phone',
	'recycle',
	'repeat',
	'shield-check',
	'shopping-basket',
	'snowflake',
	'sprout',
	'star',
	'store',
	'ticket',
	'timer',
	'truck',
	'wallet',
]);
export type IconName = z.infer<typeof IconName>;

const ImageAddress = z
	.string()
	.refine(
		(src) => (src.startsWith('/') ? OWN_PATH.test(src) : isWebAddress(src, /^https:$/)),
		'is not a path of the shop or an https address',
	);
const pixels = z.int().min(1).max(10_000);
const percent = z.number().min(0).max(100);

export const Image = z
	.strictObject({
		src: ImageAddress,
		/** Empty for a decorative image. */
		alt: z.string().max(300),
		width: pixels,
		height: pixels,
		/** Stays visible when the image is cropped; percent from the left and the top. */
		focalPoint: z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 50 }),
		/** The same image in other sizes, smallest first. */
		sources: z
			.array(z.strictObject({ width: pixels, webp: ImageAddress, avif: ImageAddress }))
			.max(10)
			.default([]),
	})
	.meta({ id: 'Image' });
export type Image = z.infer<typeof Image>;
export const OptionalImage = Image.nullable().default(null);

export const Link = z.strictObject({ label: Line, href: Href });
export type Link = z.infer<typeof Link>;
export const OptionalLink = Link.nullable().default(null);

export const Audience = z.enum([
	'anonymous',
	'customer',
	'loyalty',
]) satisfies z.ZodType<AnyAudience>;

/** A page block; without audiences it is visible to everyone. */
export function block<const Type extends string, Fields extends z.core.$ZodLooseShape>(
	type: Type,
	fields: Fields,
) {
	return z
		.strictObject({
			type: z.literal(type),
			audiences: z.array(Audience).min(1).max(2).optional(),
			...fields,
		})
		.meta({ id: `block.${type}` });
}

function isWebAddress(text: string, protocol: RegExp): boolean {
	if (text.length > 500 || /[\s<>"'`\\\p{Cc}]/u.test(text)) return false;
	const url = URL.parse(text);
	// `https:example.org` would also parse, and user info before an @ would hide the real host.
	return !!url && protocol.test(url.protocol) && /^https?:\/\/[^/@]+(?:\/|\?|#|$)/i.test(text);
}
