import { AppLink } from '../../platform/navigation/app-link.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ArrowRightIcon } from '../../ui/icons/arrow-right.ts';
import { SproutIcon } from '../../ui/icons/sprout.ts';
import { plateStyle } from '../../ui/picture/plate-style.ts';
import type { BlockOf } from '../block-of.ts';
import { BlockImage } from './block-image.tsx';
import styles from './teaser-card.module.css';

export type Teaser = BlockOf<'teaser-slider'>['slides'][number];
const buttons = { plain: 'primary', pass: 'white', deal: 'primary', club: 'ink' } as const;

type TeaserCardProps = { teaser: Teaser; size?: 'card' | 'stage'; isUrgent?: boolean };

/** Text on one side; on the other, a picture that may overflow the edge. */
export function TeaserCard({ teaser, size = 'card', isUrgent = false }: TeaserCardProps) {
	const { eyebrow, title, text, image, link, look, tint, sticker } = teaser;
	const isStage = size === 'stage';
	return (
		<article
			className={classes(styles['teaser'], styles[look], styles[size])}
			style={plateStyle(tint)}
		>
			{eyebrow && (
				<p className={styles['eyebrow']}>
					{isStage && <SproutIcon size="sm" />}
					{eyebrow}
				</p>
			)}
			<h2>{title}</h2>
			{text && <p className={styles['text']}>{text}</p>}
			{link && (
				<AppLink
					href={link.href}
					isExternal
					className={classes(
						buttonClass({ variant: buttons[look], size: isStage ? 'md' : 'sm' }),
						styles['link'],
					)}
				>
					{link.label}
					{isStage && <ArrowRightIcon />}
				</AppLink>
			)}
			{image && (
				<BlockImage
					image={image}
					sizes={isStage ? '(width >= 1280px) 520px, (width >= 720px) 45vw, 306px' : '200px'}
					className={styles['art']}
					isUrgent={isUrgent}
				/>
			)}
			{sticker && (
				<p className={styles['sticker']}>
					<span>{sticker.above}</span>
					<b>{sticker.main}</b>
					<span>{sticker.below}</span>
				</p>
			)}
		</article>
	);
}
