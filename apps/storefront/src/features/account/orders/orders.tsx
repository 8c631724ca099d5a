import { type ReactNode, useState } from 'react';
import { useSettled } from '../../../platform/browser/use-settled.ts';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AccountHead } from '../frame/account-head.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { WaitingPanels } from '../frame/waiting.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { groupByMonth, isRunning, type Month } from './order-facts.ts';
import { OrderFinder } from './order-finder.tsx';
import styles from './orders.module.css';
import { ReorderDialog } from './reorder-dialog.tsx';
import { everything, type OrderSearch, useOrders } from './use-orders.ts';
import { useReorder } from './use-reorder.ts';

const TYPING_MS = 300;

export function Orders() {
	const { t, config } = useSite();
	const [search, setSearch] = useState<OrderSearch>(everything);
	const text = useSettled(search.text.trim(), TYPING_MS);
	const list = useOrders({ ...search, text });
	const again = useReorder();
	const isNarrowed = text !== '' || search.year !== null || search.filter !== null;
	const running = list.orders?.filter(isRunning) ?? [];
	const over = list.orders?.filter((order) => !isRunning(order)) ?? [];
	return (
		<>
			<AccountHead title={t('account.title.orders')} />
			{(isNarrowed || list.total > 0) && (
				<OrderFinder search={search} years={list.years} onSearch={setSearch} />
			)}
			{list.isError && <LoadingFailed text={t('account.orders.failed')} onRetry={list.retry} />}
			{!list.orders && !list.isError && <WaitingPanels count={3} rows={1} />}
			{list.orders?.length === 0 && <NoOrders isNarrowed={isNarrowed} />}
			{running.length > 0 && (
				<section className={styles['group']} aria-labelledby="orders-running">
					<div className={styles['month']}>
						<h2 id="orders-running">{t('account.orders.running')}</h2>
					</div>
					{running.map((order) => (
						<OrderCard key={order.orderNumber} order={order} again={again} />
					))}
				</section>
			)}
			{groupByMonth(over, config.timeZone).map((month) => (
				<MonthGroup key={month.month} month={month}>
					{month.orders.map((order) => (
						<OrderCard key={order.orderNumber} order={order} again={again} />
					))}
				</MonthGroup>
			))}
			{list.orders && list.orders.length > 0 && (
				<div className={styles['more']}>
					<p role="status">
						{t('account.orders.shown', { count: list.orders.length, total: list.total })}
					</p>
					{list.hasMoreFailed && <p role="alert">{t('account.failed')}</p>}
					{list.loadMore && (
						<Button
							variant="secondary"
							loading={list.isLoadingMore && t('account.loading')}
							onClick={list.loadMore}
						>
							{t('account.orders.earlier')}
						</Button>
					)}
				</div>
			)}
			<ReorderDialog result={again.result} onClose={again.close} />
		</>
	);
}

function MonthGroup({ month, children }: { month: Month; children: ReactNode }) {
	const { t, config } = useSite();
	const { formatMoney } = useFormats();
	const id = `orders-${month.month}`;
	const isThisYear = month.month.startsWith(String(new Date().getFullYear()));
	const name = new Intl.DateTimeFormat(config.locale, {
		month: 'long',
		...(!isThisYear && { year: 'numeric' }),
		timeZone: 'UTC',
	}).format(new Date(`${month.month}-15T12:00:00Z`));
	return (
		<section className={styles['group']} aria-labelledby={id}>
			<div className={styles['month']}>
				<h2 id={id}>{name}</h2>
				<span>
					{t('account.orders.month', {
						count: month.orders.length - month.cancelled,
						cancelled: month.cancelled,
						sum: formatMoney(month.sum),
					})}
				</span>
			</div>
			{children}
		</section>
	);
}
