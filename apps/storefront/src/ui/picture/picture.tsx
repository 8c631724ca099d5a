export type PictureProps = {
	/** Addresses by width in pixels. */
	urls: Record<string, string>;
	alt: string;
	/** How wide it will stand, as `sizes` wants it. */
	sizes: string;
	/** In sight from the start: fetched at once instead of when it comes near. */
	eager?: boolean;
};

const USUAL_WIDTH = '480';

/** A square picture in the width that the screen needs. */
export function Picture({ urls, alt, sizes, eager = false }: PictureProps) {
	const widths = Object.entries(urls);
	return (
		<img
			src={urls[USUAL_WIDTH] ?? widths.at(-1)?.[1]}
			srcSet={widths.map(([width, url]) => `${url} ${width}w`).join(', ')}
			sizes={sizes}
			width={480}
			height={480}
			alt={alt}
			loading={eager ? 'eager' : 'lazy'}
			decoding="async"
		/>
	);
}
