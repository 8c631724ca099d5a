import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useOrderSlot } from '../../../shop/catalogue/order-slot.ts';
import { isOrderable } from '../../../shop/catalogue/product-state.ts';
import { shownPrice } from '../../../shop/catalogue/shown-price.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { usePriceProps } from '../../../shop/catalogue/use-price-props.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Status } from '../../../ui/label/flag.tsx';
import { Price, UnitPrice } from '../../../ui/price/price.tsx';
import styles from './buy-bar.module.css';

/** Price and order controls within reach of a thumb, on phones only. */
export function BuyBar({ product, action }: { product: Product; action?: ReactNode }) {
	const t = useMessages();
	const { money } = useFormats();
	const toPrice = usePriceProps();
	const price = shownPrice(product);
	return (
		<div className={styles['bar']}>
			{price && (
				<div className={styles['price']}>
					<Price {...toPrice(price)} />
					{price.unitPrice !== null && (
						<p className={styles['unit']}>
							<UnitPrice
								{...money}
								cents={price.unitPrice}
								per={t(`perUnit.${product.baseUnit}`)}
							/>
						</p>
					)}
				</div>
			)}
			<div className={styles['action']}>{action ?? <Order product={product} />}</div>
		</div>
	);
}

/** Where ordering is not possible, the bar shows the availability instead. */
function Order({ product }: { product: Product }) {
	const t = useMessages();
	const order = useOrderSlot();
	if (order && isOrderable(product.availability)) {
		return (
			<order.Action product={product} variant="bar" buttonClass={buttonClass({ block: true })} />
		);
	}
	return isOrderable(product.availability) ? (
		<Status tone="live">{t('product.available')}</Status>
	) : (
		<a href="#similar" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
			{t('product.showSimilar')}
		</a>
	);
}
