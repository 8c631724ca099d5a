import type { Image } from '@korb/contracts/content/blocks/primitives';
import type { CSSProperties } from 'react';
import styles from './block-image.module.css';

type BlockImageProps = {
	image: Image;
	/** Rendered width, as a `sizes` value. */
	sizes: string;
	className?: string | undefined;
	/** Only for images above the fold. */
	isUrgent?: boolean;
};

export function BlockImage({ image, sizes, className, isUrgent = false }: BlockImageProps) {
	const { src, alt, width, height, focalPoint, sources } = image;
	const style: CSSProperties = { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` };
	const toSet = (format: 'webp' | 'avif') =>
		sources.map((source) => `${source[format]} ${source.width}w`).join(', ');
	const picture = (
		<img
			src={src}
			alt={alt}
			width={width}
			height={height}
			style={style}
			className={className}
			loading={isUrgent ? 'eager' : 'lazy'}
			fetchPriority={isUrgent ? 'high' : 'auto'}
			decoding="async"
			{...(sources.length > 0 && { srcSet: toSet('webp'), sizes })}
		/>
	);
	if (sources.length === 0) return picture;
	return (
		<picture className={styles['picture']}>
			<source type="image/avif" srcSet={toSet('avif')} sizes={sizes} />
			{picture}
		</picture>
	);
}
