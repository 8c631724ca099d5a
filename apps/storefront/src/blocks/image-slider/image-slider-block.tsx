import { AppLink } from '../../platform/navigation/app-link.tsx';
import type { BlockOf } from '../block-of.ts';
import { BlockImage } from '../parts/block-image.tsx';
import { BlockSlideshow } from '../parts/block-slideshow.tsx';
import styles from './image-slider-block.module.css';

export function ImageSliderBlock({ block }: { block: BlockOf<'image-slider'> }) {
	return (
		<div className={styles['slider']}>
			<BlockSlideshow label={block.label}>
				{block.slides.map((slide, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their order
					<figure key={index} className={styles['slide']}>
						{slide.href ? (
							<AppLink href={slide.href} isExternal>
								<BlockImage image={slide.image} sizes="100vw" />
							</AppLink>
						) : (
							<BlockImage image={slide.image} sizes="100vw" />
						)}
						{slide.caption && <figcaption>{slide.caption}</figcaption>}
					</figure>
				))}
			</BlockSlideshow>
		</div>
	);
}
