import { PICTURE_WIDTHS, pictureAddress } from '@korb/domain/catalogue/pictures';

export type PictureProps = {
	/** Common prefix of all image URLs. */
	base: string;
	alt: string;
	/** Rendered width, as a `sizes` value. */
	sizes: string;
	/** Above the fold: loaded eagerly instead of lazily. */
	eager?: boolean;
};

const USUAL_WIDTH = 480;

/** A square picture with a source for every screen width. */
export function Picture({ base, alt, sizes, eager = false }: PictureProps) {
	return (
		<img
			src={pictureAddress(base, USUAL_WIDTH)}
			srcSet={PICTURE_WIDTHS.map((width) => `${pictureAddress(base, width)} ${width}w`).join(', ')}
			sizes={sizes}
			width={USUAL_WIDTH}
			height={USUAL_WIDTH}
			alt={alt}
			loading={eager ? 'eager' : 'lazy'}
			decoding="async"
		/>
	);
}
