import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/layout/section.tsx';
import type { BlockOf } from '../block-of.ts';
import { MoreLink } from '../parts/more-link.tsx';
import { ProductTile } from '../parts/product-tile.tsx';
import styles from './product-group-block.module.css';

/** Nothing is promised that is not there: a group without products is not drawn. */
export function ProductGroupBlock({ block }: { block: BlockOf<'product-group'> }) {
	if (block.found.length === 0) return null;
	return (
		<Section
			title={block.title}
			lead={block.text}
			tools={block.more && <MoreLink link={block.more} />}
		>
			<ul className={classes(styles['products'], styles[block.look])}>
				{block.found.map((product) => (
					<li key={product.sku}>
						<ProductTile product={product} />
					</li>
				))}
			</ul>
		</Section>
	);
}
