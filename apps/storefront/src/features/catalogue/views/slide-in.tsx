import { listSimilarProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useQuery } from '../../../platform/queries/queries.ts';
import { closeProductView, type ProductView } from '../../../shop/catalogue/product-view.ts';
import { Drawer } from '../../../ui/overlay/dialog.tsx';
import { ProductCard } from '../card/product-card.tsx';
import { ProductCardSkeleton } from '../card/product-card-skeleton.tsx';
import styles from './slide-in.module.css';

/** Alternatives to a product that is unavailable. */
export function SlideIn({ view }: { view: ProductView }) {
	const t = useMessages();
	const { data, isError } = useQuery({
		queryKey: ['similar', view.slug],
		queryFn: () => api.call(listSimilarProducts, { params: { slug: view.slug } }),
		staleTime: 60_000,
	});
	const isEmpty = isError || data?.results.length === 0;
	return (
		<Drawer
			open
			onClose={closeProductView}
			title={t('product.similar')}
			description={t('product.insteadOfThis', { name: view.name })}
			closeLabel={t('product.closeView')}
		>
			{isEmpty ? (
				<p>{t('product.noSimilar')}</p>
			) : (
				<ul className={styles['grid']} aria-busy={!data}>
					{data
						? data.results.map((product) => (
								<li key={product.sku}>
									<ProductCard product={product} />
								</li>
							))
						: [1, 2, 3, 4].map((key) => (
								<li key={key}>
									<ProductCardSkeleton />
								</li>
							))}
				</ul>
			)}
		</Drawer>
	);
}
