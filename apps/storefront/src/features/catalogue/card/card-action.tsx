import type { Product } from '@korb/contracts/catalogue';
import { AppLink } from '../../../lib/navigation/app-link.tsx';
import { useProductView } from '../../../lib/product-view.ts';
import { isOrderable } from '../../../lib/products/product-state.ts';
import { useProductPath } from '../../../lib/products/use-product-path.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { EyeIcon } from '../../../ui/icons/eye.ts';
import styles from './card-action.module.css';

/** A closer look, or other products where this one cannot be had. Without a script both lead to its page. */
export function CardAction({ product }: { product: Product }) {
	const { sku, slug, name } = product;
	return isOrderable(product.availability) ? (
		<LookCloser sku={sku} slug={slug} name={name} />
	) : (
		<ShowSimilar sku={sku} slug={slug} name={name} />
	);
}

type Subject = Pick<Product, 'sku' | 'slug' | 'name'>;

function LookCloser(subject: Subject) {
	const t = useMessages();
	const link = useProductPath()(subject.slug);
	const open = useProductView({ kind: 'quickView', ...subject });
	return (
		<AppLink
			{...link}
			className={styles['look']}
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
