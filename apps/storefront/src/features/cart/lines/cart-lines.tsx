import type { Cart } from '@korb/contracts/cart/cart';
import { type ReactNode, useState } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { CompactSelect } from '../../../ui/fields/select.tsx';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { LINE_SORTS, type LineSort, sortLines } from './sort-lines.ts';

const DEFAULT_SORT: LineSort = 'category';

/** All line items, in the order the shopper prefers. */
export function CartLines({ cart, cratePreference }: { cart: Cart; cratePreference: ReactNode }) {
	const { config, t } = useSite();
	const [sort, setSort] = useState<LineSort>(DEFAULT_SORT);
	return (
		<>
			<div className={styles['toolbar']}>
				{cratePreference}
				<span className={styles['sort']}>
					<CompactSelect
						label={t('listing.sort')}
						value={sort}
						options={LINE_SORTS.map((name) => ({ value: name, text: t(`cart.sort.${name}`) }))}
						onChange={({ currentTarget: { value } }) =>
							setSort(LINE_SORTS.find((name) => name === value) ?? DEFAULT_SORT)
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
