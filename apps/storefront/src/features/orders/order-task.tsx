import type { Order } from '@korb/contracts/order/orders';
import { pathTo } from '@korb/domain/routing/routes';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import styles from './order-task.module.css';

type OrderTaskProps = { order: Order; title: string; wayBack: string; children: ReactNode };

/** A decision about an order, with a way to cancel. */
export function OrderTask({ order, title, wayBack, children }: OrderTaskProps) {
	const { routes } = useSite();
	const page = pathTo(routes, 'order', { orderNumber: order.orderNumber }) ?? '/';
	return (
		<section className={styles['task']} aria-labelledby="order-task">
			<h2 id="order-task">{title}</h2>
			{children}
			<p>
				<AppLink className="link" href={page}>
					{wayBack}
				</AppLink>
			</p>
		</section>
	);
}
