import type { Order } from '@korb/contracts/order/orders';
import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { groupDigits } from '../../../shop/checkout/group-digits.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { FullBasket } from '../../../ui/picture/full-basket.tsx';
import { CalendarLink } from './calendar-link.tsx';
import styles from './thanks.module.css';

export function Thanks({ order }: { order: Order }) {
	const { routes, t } = useSite();
	const orderPath = pathTo(routes, 'order', { orderNumber: order.orderNumber });
	const { billingAddress: billing, distributionAddress: address } = order;
	const name = billing?.firstName || address.firstName;
	const email = billing?.email || address.email;
	const number = groupDigits(order.orderNumber);
	return (
		<section className={styles['thanks']}>
			<span className={styles['check']}>
				<CheckIcon />
			</span>
			<h1>{name ? t('confirmation.title', { name }) : t('confirmation.titleNoName')}</h1>
			<p>{t('confirmation.text', { number, email })}</p>
			{order.addsTo && <p>{t('confirmation.addsTo', { number: groupDigits(order.addsTo) })}</p>}
			<div className={styles['ways']}>
				{orderPath && (
					<LinkButton variant="ink" href={orderPath}>
						{t('confirmation.view')}
					</LinkButton>
				)}
				<CalendarLink order={order} />
			</div>
			<FullBasket className={styles['art']} />
		</section>
	);
}
