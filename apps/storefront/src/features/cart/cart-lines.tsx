import type { Cart } from '@korb/contracts/cart';
import type { ProductSort } from '@korb/contracts/catalogue';
import { PRODUCT_SORTS } from '@korb/domain/listing';
import { type ReactNode, useState } from 'react';
import { useSite } from '../../lib/site.tsx';
import { CompactSelect } from '../../ui/fields/select.tsx';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { sortLines } from './sort-lines.ts';

const DEFAULT_SORT: ProductSort = 'category';

/** Everything that will be bought, in the order the shopper likes. */
export function CartLines({ cart, wish }: { cart: Cart; wish: ReactNode }) {
	const { config, t } = useSite();
	const [sort, setSort] = useState<ProductSort>(DEFAULT_SORT);
	return (
		<>
			<div className={styles['toolbar']}>
				{wish}
				<span className={styles['sort']}>
					<CompactSelect
						label={t('listing.sort')}
						value={sort}
						options={PRODUCT_SORTS.map((name) => ({ value: name, text: t(`cart.sort.${name}`) }))}
						onChange={({ currentTarget: { value } }) =>
							setSort(PRODUCT_SORTS.find((name) => name === value) ?? DEFAULT_SORT)
						}
					/>
				</span>
			</div>
			{sortLines(cart.productLineItems, sort, config.locale).map(({ name, lines }) => (
				<section key={name} className={styles['group']}>
					<div className={styles['head']}>
						<h2>{name ?? t('cart.allLines')}</h2>
						<span>{t('cart.products', { count: lines.length })}</span>
					</div>
					<ul>
						{lines.map((line) => (
							<li key={line.lineItemId}>
								<CartLine line={line} />
							</li>
						))}
					</ul>
				</section>
			))}
		</>
	);
}
