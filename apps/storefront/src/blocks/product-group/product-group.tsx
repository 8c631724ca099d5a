import { LazyProductCard } from '../../features/catalogue/card/lazy-product-card.ts';
import { Island } from '../../platform/hydration/island.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Section } from '../../ui/layout/section.tsx';
import type { BlockOf } from '../block-of.ts';
import { MoreLink } from '../parts/more-link.tsx';
import styles from './product-group-block.module.css';

/** A group without products is not rendered. */
export function ProductGroup({ block }: { block: BlockOf<'product-group'> }) {
	const t = useMessages();
	const { title, text, look, found } = block;
	const more = block.more && <MoreLink link={block.more} />;
	if (found.length === 0) return null;
	if (look === 'rail') {
		const labels = { previous: t('rail.previous'), next: t('rail.next') };
		return (
			<Carousel title={title} lead={text} more={more} labels={labels}>
				{found.map((product) => (
					<LazyProductCard key={product.sku} product={product} />
				))}
			</Carousel>
		);
	}
	return (
		<Section title={title} lead={text} tools={more}>
			<ul className={styles['grid']}>
				{found.map((product) => (
					<Island as="li" key={product.sku}>
						<LazyProductCard product={product} />
					</Island>
				))}
			</ul>
		</Section>
	);
}
