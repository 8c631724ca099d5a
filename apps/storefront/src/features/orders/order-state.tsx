import { postAddOnForm } from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { addressText } from '../../shop/fulfilment/address-text.ts';
import { OrderTrack } from '../../shop/orders/order-track.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { CalendarDaysIcon } from '../../ui/icons/calendar-days.ts';
import { PlusIcon } from '../../ui/icons/plus.ts';
import { XIcon } from '../../ui/icons/x.ts';
import { createMoments } from './moments.ts';
import { OrderForm } from './order-form.tsx';
import { OrderPanel } from './order-panel.tsx';
import styles from './order-state.module.css';

/** Time and place, progress, next steps, and what can still be changed. */
export function OrderState({ order }: { order: Order }) {
	const site = useSite();
	const { t, routes } = site;
	const moments = createMoments(site);
	const { distributionAddress: address, orderNumber } = order;
	const isCollected = address.distributionType === 'CLICK_AND_COLLECT';
	const page = pathTo(routes, 'order', { orderNumber }) ?? '';
	const where = [isCollected && address.companyName, addressText(address)];
	const isOff = order.status === 'CANCELLED' || order.status === 'WITHDRAWN';
	return (
		<OrderPanel title={moments.window(order.window)}>
			<p className={styles['where']}>{where.filter(Boolean).join(', ')}</p>
			{!isOff && <OrderTrack status={order.status} isCollected={isCollected} />}
			<p>{t(nextOf(order), { at: cutOffOf(order, moments.moment) })}</p>
			{order.note && <p className={styles['note']}>{t('order.note', { note: order.note })}</p>}
			<Relatives order={order} />
			{(order.mayAddOn || order.mayMove || order.mayCancel) && (
				<div className={styles['actions']}>
					{order.mayAddOn && (
						<OrderForm order={order} endpoint={postAddOnForm}>
							<Button type="submit">
								<PlusIcon />
								{t('order.addOn.start')}
							</Button>
						</OrderForm>
					)}
					{order.mayMove && (
						<LinkButton href={`${page}?tab=slot`} variant="secondary">
							<CalendarDaysIcon />
							{t('order.move.start')}
						</LinkButton>
					)}
					{order.mayCancel && (
						<LinkButton href={`${page}?tab=cancel`} variant="ghost">
							<XIcon />
							{t('order.cancel.start')}
						</LinkButton>
					)}
				</div>
			)}
		</OrderPanel>
	);
}

/** Related orders, in both directions. */
function Relatives({ order: { addsTo, addOns } }: { order: Order }) {
	const { t, routes } = useSite();
	const link = (orderNumber: string) => (
		<AppLink
			key={orderNumber}
			className="link"
			href={pathTo(routes, 'order', { orderNumber }) ?? '/'}
		>
			{orderNumber}
		</AppLink>
	);
	if (addsTo === null && addOns.length === 0) return null;
	return (
		<p className={styles['note']}>
			{t(addsTo ? 'order.addOn.addsTo' : 'order.addOn.added')} {addsTo && link(addsTo)}
			{addOns.map((orderNumber, index) => [index > 0 && ', ', link(orderNumber)])}
		</p>
	);
}

function nextOf({ status, mayCancel, distributionAddress }: Order) {
	if (status === 'PLACED') return mayCancel ? 'order.next.changeable' : 'order.next.PICKING';
	const isCollected = distributionAddress.distributionType === 'CLICK_AND_COLLECT';
	if (status === 'PICKED' && isCollected) return 'order.next.collect';
	return `order.next.${status}` as const;
}

function cutOffOf({ cutOffAt }: Order, write: (instant: string) => string): string {
	return cutOffAt ? write(cutOffAt) : '';
}
