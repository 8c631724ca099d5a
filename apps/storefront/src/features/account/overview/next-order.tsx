import type { OrderSummary } from '@korb/contracts/order/customer-orders';
import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { groupDigits } from '../../../shop/checkout/group-digits.ts';
import { OrderTrack } from '../../../shop/orders/order-track.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Status } from '../../../ui/label/flag.tsx';
import { FullBasket } from '../../../ui/picture/full-basket.tsx';
import { AddOnForm } from '../orders/add-on-form.tsx';
import { isCollected } from '../orders/order-facts.ts';
import { OrderLabel } from '../orders/order-label.tsx';
import { useOrderTimes } from '../orders/use-order-times.ts';
import { CutOff } from './cut-off.tsx';
import styles from './next-order.module.css';

export function NextOrder({ order }: { order: OrderSummary }) {
	const { t, routes } = useSite();
	const { formatMoney } = useFormats();
	const times = useOrderTimes();
	const { orderNumber, distributionAddress: place } = order;
	const facts = [
		t('account.orders.pieces', { count: order.pieceCount }),
		formatMoney(order.total),
		[
			isCollected(order) && place.companyName,
			[place.streetName, place.streetNumber].filter(Boolean).join(' '),
			[place.postalCode, place.city].filter(Boolean).join(' '),
		]
			.filter(Boolean)
			.join(', '),
	];
	return (
		<section className={styles['next']} aria-labelledby="next-order">
			<div>
				<p className={styles['labels']}>
					<OrderLabel order={order} />
					<Status>{t('account.orders.number', { number: groupDigits(orderNumber) })}</Status>
				</p>
				<h2 id="next-order">{times.window(order.window)}</h2>
				<p className={styles['facts']}>{facts.join(' · ')}</p>
				<div className={styles['track']}>
					<OrderTrack status={order.status} isCollected={isCollected(order)} />
				</div>
				{order.mayCancel && order.cutOffAt && (
					<CutOff from={order.placedAt} until={order.cutOffAt} />
				)}
				<div className={styles['actions']}>
					{order.mayAddOn && <AddOnForm orderNumber={orderNumber} />}
					<LinkButton href={pathTo(routes, 'order', { orderNumber }) ?? '/'} variant="white">
						{t('account.next.view')}
					</LinkButton>
				</div>
			</div>
			<FullBasket className={styles['art']} />
		</section>
	);
}
