import { classes } from '../../ui/classes.ts';
import type { BlockOf } from '../block-of.ts';
import { BlockSlideshow } from '../parts/block-slideshow.tsx';
import { TeaserCard } from '../parts/teaser-card.tsx';
import styles from './teaser-slider-block.module.css';

/** The stage at the top of a page: one teaser at a time, with two smaller ones beside it. */
export function TeaserSliderBlock({ block }: { block: BlockOf<'teaser-slider'> }) {
	const { length } = block.companions;
	// Set explicitly instead of derived from children: slides must not shift while those stream in.
	const company = length > 1 ? 'several' : 'single';
	return (
		<div className={classes(styles['stage'], length > 0 && styles[company])}>
			<div className={styles['main']}>
				<BlockSlideshow label={block.label}>
					{block.slides.map((slide, index) => (
						<TeaserCard key={slide.title} teaser={slide} size="stage" isUrgent={index === 0} />
					))}
				</BlockSlideshow>
			</div>
			{length > 0 && (
				<div className={styles['companions']}>
					{block.companions.map((teaser) => (
						<TeaserCard key={teaser.title} teaser={teaser} />
					))}
				</div>
			)}
		</div>
	);
}
