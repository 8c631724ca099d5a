import type { ReorderResult } from '@korb/contracts/order/customer-orders';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { MissingDialog } from '../frame/missing-dialog.tsx';
import styles from './reorder-dialog.module.css';

/** Names what did not make it into the cart, with products that could take its place. */
export function ReorderDialog(props: { result: ReorderResult | null; onClose: () => void }) {
	const { result, onClose } = props;
	return (
		<MissingDialog result={result} onClose={onClose}>
			{(item) => <Missing key={item.sku} item={item} onLeave={onClose} />}
		</MissingDialog>
	);
}

function Missing(props: { item: ReorderResult['missing'][number]; onLeave: () => void }) {
	const { item, onLeave } = props;
	const t = useMessages();
	const productPath = useProductPath();
	return (
		<li>
			<b>{item.name}</b>
			{item.code === 'maxquantityreached' && (
				<p>{t('account.again.partly', { count: item.quantity })}</p>
			)}
			{item.alternatives.length > 0 && (
				<>
					<p>{t('account.again.instead')}</p>
					<ul className={styles['alternatives']}>
						{item.alternatives.map(({ sku, slug, name, picture, tint }) => (
							<li key={sku}>
								<AppLink {...productPath(slug)} onClick={onLeave}>
									<Thumb base={picture.base} tint={tint} sizes="56px" />
									{name}
								</AppLink>
							</li>
						))}
					</ul>
				</>
			)}
		</li>
	);
}
