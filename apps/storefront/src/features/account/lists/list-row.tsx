import type { ListLine } from '@korb/contracts/shopping-list/list-endpoints';
import { pathTo } from '@korb/domain/routing/routes';
import { MAX_LINE_QUANTITY } from '@korb/domain/shopping-list/lists';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons/trash.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import styles from './list-view.module.css';
import { obstacleOf } from './missing-lines.ts';

type ListRowProps = {
	line: ListLine;
	mayEdit: boolean;
	onQuantity: (quantity: number) => void;
	onRemove: () => void;
};

export function ListRow({ line, mayEdit, onQuantity, onRemove }: ListRowProps) {
	const { t } = useSite();
	const productPath = useProductPath();
	const { product, quantity } = line;
	const obstacle = obstacleOf(line);
	const name = product?.name ?? line.text ?? line.sku ?? '';
	return (
		<li className={styles['line']}>
			{product && (
				<Thumb
					base={product.picture.base}
					tint={product.tint}
					sizes="56px"
					isGone={obstacle !== null}
				/>
			)}
			<div className={styles['what']}>
				{product ? (
					<AppLink {...productPath(product.slug)}>
						{product.brand && <span>{product.brand.name} </span>}
						{name}
					</AppLink>
				) : (
					<b>{name}</b>
				)}
				{product && <p>{product.contentText}</p>}
				{obstacle && obstacle !== 'text' && (
					<p className={styles['gone']}>{t(`lists.missing.${obstacle}`)}</p>
				)}
				{obstacle === 'text' && <Search text={name} />}
			</div>
			{mayEdit ? (
				<div className={styles['end']}>
					<Stepper
						value={quantity}
						max={product?.maxQuantity ?? MAX_LINE_QUANTITY}
						variant="line"
						disablesAtMinimum
						onChange={onQuantity}
						labels={{
							group: t('cart.quantityOf', { name }),
							less: t('cart.lessOf', { name }),
							more: t('cart.moreOf', { name }),
							remove: t('cart.removeOf', { name }),
						}}
					/>
					<IconButton label={t('lists.remove', { name })} onClick={onRemove}>
						<TrashIcon />
					</IconButton>
				</div>
			) : (
				<span className={styles['end']}>{t('lists.times', { count: quantity })}</span>
			)}
		</li>
	);
}

function Search({ text }: { text: string }) {
	const { t, routes } = useSite();
	const path = pathTo(routes, 'search-term', { term: text });
	return (
		path && (
			<p>
				<AppLink className="link" href={path}>
					{t('shoppingList.lookFor', { word: text })}
				</AppLink>
			</p>
		)
	);
}
