import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { LazyProductCard } from '../card/lazy-product-card.ts';

/** A carousel of products; renders nothing without any. */
export function ProductRail({ title, products }: { title: string; products: readonly Product[] }) {
	const t = useMessages();
	if (products.length === 0) return null;
	return (
		<Carousel title={title} labels={{ previous: t('rail.previous'), next: t('rail.next') }}>
			{products.map((product) => (
				<LazyProductCard key={product.sku} product={product} />
			))}
		</Carousel>
	);
}
