import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { Link } from 'react-router';
import { OrderStatusMark } from '../../orders/order-status.tsx';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import table from '../../ui/table/table.module.css';

export function OrdersCard({ customer }: { customer: DeskCustomer }) {
	const t = useMessages();
	const { money, moment, span } = useFormats();
	const { recentOrders: orders, currency } = customer;
	if (orders.length === 0) {
		return (
			<Card title={t('nav.orders')}>
				<Empty title={t('customerPage.noOrders')} />
			</Card>
		);
	}
	return (
		<Card title={t('nav.orders')} hint={t('customerPage.latest')} isFlush>
			<table className={table['table']}>
				<thead>
					<tr>
						<th scope="col">{t('orders.order')}</th>
						<th scope="col">{t('orders.placed')}</th>
						<th scope="col">{t('orders.window')}</th>
						<th scope="col">{t('orders.status')}</th>
						<th scope="col" className={table['num']}>
							{t('orders.total')}
						</th>
					</tr>
				</thead>
				<tbody>
					{orders.map(({ orderNumber, placedAt, window, status, total }) => (
						<tr key={orderNumber}>
							<td>
								<Link className={text['strong']} to={`/orders/${orderNumber}`}>
									{orderNumber}
								</Link>
							</td>
							<td className={`${table['nowrap']} ${text['muted']}`}>
								<time dateTime={placedAt}>{moment(placedAt)}</time>
							</td>
							<td className={table['nowrap']}>{span(window.start, window.end)}</td>
							<td className={table['nowrap']}>
								<OrderStatusMark status={status} />
							</td>
							<td className={table['num']}>{money(total, currency)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Card>
	);
}
