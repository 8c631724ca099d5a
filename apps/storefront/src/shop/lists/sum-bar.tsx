import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ReactNode } from 'react';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import { useFormats } from '../catalogue/use-formats.ts';
import styles from './sum-bar.module.css';

type SumBarProps = {
	items: readonly { product: Pick<Product, 'price'>; quantity: number }[];
	isAdding: boolean;
	onAdd: () => void;
	label: string;
	/** Another action. */
	children?: ReactNode;
};

/** What a list costs, and the button that puts it into the cart. */
export function SumBar({ items, isAdding, onAdd, label, children }: SumBarProps) {
	const { t } = useSite();
	const { formatMoney } = useFormats();
	const sum = items.reduce(
		(cents, { product, quantity }) => cents + (product.price?.regular.value ?? 0) * quantity,
		0,
	);
	return (
		<div className={styles['bar']}>
			<p>
				<b>{t('shoppingList.sum', { sum: formatMoney(sum) })}</b>
				<span>{t('shoppingList.count', { count: items.length })}</span>
			</p>
			{children}
			<Button loading={isAdding && t('shoppingList.adding')} onClick={onAdd}>
				<ShoppingBasketIcon />
				{label}
			</Button>
		</div>
	);
}
