import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { Slideshow } from '../../ui/carousel/slideshow.tsx';
import type { BlockOf } from '../block-of.ts';
import { BlockImage } from '../parts/block-image.tsx';
import styles from './image-slider-block.module.css';

export function ImageSliderBlock({ block }: { block: BlockOf<'image-slider'> }) {
	const t = useMessages();
	return (
		<div className={styles['slider']}>
			<Slideshow
				label={block.label}
				labels={{
					pause: t('slider.pause'),
					play: t('slider.play'),
					slide: (number, count) => t('slider.slide', { number, count }),
				}}
			>
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
			</Slideshow>
		</div>
	);
}
