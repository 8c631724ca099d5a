import { AppLink } from '../../platform/navigation/app-link.tsx';
import { classes } from '../../ui/classes.ts';
import type { BlockOf } from '../block-of.ts';
import { BlockImage } from '../parts/block-image.tsx';
import styles from './image-block.module.css';

const ratios = {
	natural: undefined,
	'1:1': 'square',
	'4:3': 'photo',
	'16:9': 'wide',
	'21:9': 'cinema',
} as const;

export function ImageBlock({ block }: { block: BlockOf<'image'> }) {
	const ratio = ratios[block.ratio];
	const image = (
		<BlockImage
			image={block.image}
			sizes="(width >= 1440px) 1360px, 100vw"
			className={classes(styles['image'], ratio && styles[ratio])}
		/>
	);
	return (
		<figure className={styles['figure']}>
			{block.href ? (
				<AppLink href={block.href} isExternal>
					{image}
				</AppLink>
			) : (
				image
			)}
			{block.caption && <figcaption>{block.caption}</figcaption>}
		</figure>
	);
}
