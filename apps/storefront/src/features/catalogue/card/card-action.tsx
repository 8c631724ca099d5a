import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useOrderSlot } from '../../../shop/catalogue/order-slot.ts';
import { isOrderable } from '../../../shop/catalogue/product-state.ts';
import { useProductView } from '../../../shop/catalogue/product-view.ts';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { classes } from '../../../ui/classes.ts';
import { EyeIcon } from '../../../ui/icons/eye.ts';
import styles from './card-action.module.css';

/** Order controls and quick view, or similar products if this one is unavailable. */
export function CardAction({ product }: { product: Product }) {
	const { sku, slug, name } = product;
	const order = useOrderSlot();
	return isOrderable(product.availability) ? (
		<>
			<QuickViewButton sku={sku} slug={slug} name={name} isSecond={order !== null} />
			{order && <order.Action product={product} variant="tile" />}
		</>
	) : (
		<ShowSimilar sku={sku} slug={slug} name={name} />
	);
}

type Subject = Pick<Product, 'sku' | 'slug' | 'name'>;

function QuickViewButton({ isSecond, ...subject }: Subject & { isSecond: boolean }) {
	const t = useMessages();
	const link = useProductPath()(subject.slug);
	const open = useProductView({ kind: 'quickView', ...subject });
	return (
		<AppLink
			{...link}
			className={classes(styles['look'], isSecond && styles['second'])}
			aria-label={t('product.quickView', { name: subject.name })}
			aria-haspopup="dialog"
			onClick={open}
		>
			<EyeIcon />
		</AppLink>
	);
}

function ShowSimilar(subject: Subject) {
	const t = useMessages();
	const { href, isExternal } = useProductPath()(subject.slug);
	const open = useProductView({ kind: 'slideIn', ...subject });
	return (
		<AppLink
			href={`${href}#similar`}
			isExternal={isExternal}
			className={styles['similar']}
			aria-label={t('product.showSimilarTo', { name: subject.name })}
			aria-haspopup="dialog"
			onClick={open}
		>
			{t('product.showSimilar')}
		</AppLink>
	);
}
