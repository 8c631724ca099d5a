import { z } from 'zod';
import {
	block,
	HttpsUrl,
	Image,
	Line,
	OptionalHref,
	OptionalImage,
	OptionalLine,
	OptionalLink,
	OwnPath,
	Tint,
} from './primitives.ts';

export const ImageBlock = block('image', {
	image: Image,
	caption: OptionalLine,
	href: OptionalHref,
	/** All values but `natural` crop around the focal point. */
	ratio: z.enum(['natural', '1:1', '4:3', '16:9', '21:9']).default('natural'),
});

export const ImageListBlock = block('image-list', {
	title: OptionalLine,
	more: OptionalLink,
	/** `tiles` are the coloured category cards, `logos` a plain row. */
	look: z.enum(['tiles', 'gallery', 'logos']).default('gallery'),
	images: z
		.array(
			z.strictObject({
				image: Image,
				label: OptionalLine,
				href: OptionalHref,
				tint: Tint.nullable().default(null),
			}),
		)
		.min(1)
		.max(48),
});

export const ImageSliderBlock = block('image-slider', {
	/** Accessible name of the slider. */
	label: Line,
	slides: z
		.array(z.strictObject({ image: Image, caption: OptionalLine, href: OptionalHref }))
		.min(1)
		.max(12),
});

/** A file of this shop, or the id of a video at a host that the tenant allows. */
const VideoSource = z.discriminatedUnion('kind', [
	z.strictObject({
		kind: z.literal('file'),
		src: OwnPath,
		captions: OwnPath.nullable().default(null),
	}),
	z.strictObject({ kind: z.literal('embed'), src: HttpsUrl }),
]);

export const VideoBlock = block('video', {
	title: Line,
	source: VideoSource,
	poster: OptionalImage,
});
