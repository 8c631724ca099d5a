import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { FullBasket } from '../../../ui/picture/full-basket.tsx';
import styles from './next-order.module.css';

/** In place of the next order, while there is none. */
export function NextShop({ isFirst }: { isFirst: boolean }) {
	const { t, routes } = useSite();
	return (
		<section className={styles['next']} aria-labelledby="next-order">
			<div>
				<h2 id="next-order">{t(isFirst ? 'account.next.first' : 'account.next.none')}</h2>
				<p className={styles['facts']}>{t('account.next.text')}</p>
				<div className={styles['actions']}>
					<LinkButton href={pathTo(routes, 'products-slug') ?? '/'}>
						{t('account.orders.shop')}
					</LinkButton>
				</div>
			</div>
			<FullBasket className={styles['art']} />
		</section>
	);
}
