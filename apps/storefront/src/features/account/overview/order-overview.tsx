import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right.ts';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { OrderCard } from '../orders/order-card.tsx';
import { isRunning } from '../orders/order-facts.ts';
import { ReorderDialog } from '../orders/reorder-dialog.tsx';
import { everything, useOrders } from '../orders/use-orders.ts';
import { useReorder } from '../orders/use-reorder.ts';
import { NextOrder } from './next-order.tsx';
import { NextShop } from './next-shop.tsx';
import styles from './overview.module.css';

const RECENT = 3;

/** The next order, and the latest ones. */
export function OrderOverview() {
	const site = useSite();
	const { t } = site;
	const { orders, isError, retry } = useOrders(everything);
	const again = useReorder();
	if (isError) return <LoadingFailed text={t('account.orders.failed')} onRetry={retry} />;
	if (!orders) {
		return (
			<Waiting>
				<div className={styles['hero']} />
			</Waiting>
		);
	}
	const [next] = orders
		.filter(isRunning)
		.sort((one, other) => one.window.start.localeCompare(other.window.start));
	const recent = orders.filter((order) => !isRunning(order)).slice(0, RECENT);
	return (
		<>
			{next ? <NextOrder order={next} /> : <NextShop isFirst={orders.length === 0} />}
			{recent.length > 0 && (
				<section className={styles['recent']} aria-labelledby="recent-orders">
					<div className={styles['head']}>
						<h2 id="recent-orders">{t('account.recent.title')}</h2>
						<AppLink className="link" href={accountPath(site, 'orders')}>
							{t('account.recent.all')} <ArrowRightIcon size="sm" />
						</AppLink>
					</div>
					{recent.map((order) => (
						<OrderCard key={order.orderNumber} order={order} again={again} />
					))}
				</section>
			)}
			<ReorderDialog result={again.result} onClose={again.close} />
		</>
	);
}
