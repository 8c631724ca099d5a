import type { Order } from '@korb/contracts/orders';
import { useSite } from '../../../lib/site.tsx';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { CalendarLink } from './calendar-link.tsx';
import { groupDigits } from './group-digits.ts';
import styles from './thanks.module.css';

export function Thanks({ order }: { order: Order }) {
	const { t } = useSite();
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
			<div className={styles['ways']}>
				<CalendarLink order={order} />
			</div>
		</section>
	);
}
