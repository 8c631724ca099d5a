import { getProduct } from '@korb/contracts/catalogue/catalogue-paths';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useQuery } from '../../../platform/queries/queries.ts';
import { closeProductView, type ProductView } from '../../../shop/catalogue/product-view.ts';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { GoodToKnow } from '../product/good-to-know.ts';
import { OrderAction } from '../product/order-action.tsx';
import { PriceBox } from '../product/price-box.tsx';
import { ProductLabels } from '../product/product-labels.tsx';
import { ProductPlate } from '../product/product-plate.tsx';
import styles from './quick-view.module.css';

/** The essentials of a product without leaving the list. */
export function QuickView({ view }: { view: ProductView }) {
	const t = useMessages();
	const { href } = useProductPath()(view.slug);
	const { data: product, isError } = useQuery({
		queryKey: ['product', view.sku],
		queryFn: () => api.call(getProduct, { params: { sku: view.sku } }),
		staleTime: 60_000,
	});
	return (
		<Dialog
			open
			onClose={closeProductView}
			title={view.name}
			description={
				product && [product.brand?.name, product.contentText].filter(Boolean).join(' · ')
			}
			closeLabel={t('product.closeView')}
			size="lg"
			actions={
				<div className={styles['ways']}>
					<LinkButton href={href} variant="secondary">
						{t('product.allDetails')}
					</LinkButton>
					{product && <OrderAction product={product} variant="bar" />}
				</div>
			}
		>
			{isError && <p role="alert">{t('product.viewFailed')}</p>}
			{!isError && (
				<div className={styles['view']} aria-busy={!product}>
					{product ? <ProductPlate product={product} /> : <Skeleton shape="plate" />}
					{product ? (
						<div>
							<ProductLabels product={product} />
							<PriceBox product={product} />
							<GoodToKnow product={product} />
						</div>
					) : (
						<Skeleton height="220px" />
					)}
				</div>
			)}
		</Dialog>
	);
}
