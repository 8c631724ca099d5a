import { PICTURE_WIDTHS, pictureAddress } from '@korb/domain/pictures';

export type PictureProps = {
	/** What all its addresses begin with. */
	base: string;
	alt: string;
	/** How wide it will stand, as `sizes` wants it. */
	sizes: string;
	/** In sight from the start: fetched at once instead of when it comes near. */
	eager?: boolean;
};

const USUAL_WIDTH = 480;

/** A square picture in the width that the screen needs. */
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
