import { classes } from '../../ui/classes.ts';
import type { BlockOf } from '../block-of.ts';
import { MoreLink } from '../parts/more-link.tsx';
import styles from './headline-block.module.css';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export function HeadlineBlock({ block }: { block: BlockOf<'headline'> }) {
	const Tag = tags[block.level];
	return (
		<div className={classes(styles['headline'], block.align === 'center' && styles['center'])}>
			<div>
				{block.eyebrow && <p className={styles['eyebrow']}>{block.eyebrow}</p>}
				<Tag className={styles[Tag]}>{block.text}</Tag>
			</div>
			{block.more && (
				<div className={styles['more']}>
					<MoreLink link={block.more} />
				</div>
			)}
		</div>
	);
}
