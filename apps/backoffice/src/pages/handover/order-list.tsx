import type { HandoverOrder, HandoverWindow } from '@korb/contracts/admin/picking/handover';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { classes } from '../../ui/classes.ts';
import floor from '../../ui/floor/floor.module.css';
import { CheckIcon } from '../../ui/icons/check.ts';
import { SnowflakeIcon } from '../../ui/icons/snowflake.ts';
import { Note } from '../../ui/note/note.tsx';
import styles from './handover.module.css';
import { isReady } from './loading.ts';

type OrderListProps = {
	window: HandoverWindow;
	/** Whose order is handed over at the counter. */
	collector: string | null;
	onChoose: ((orderNumber: string) => void) | null;
};

export function OrderList({ window: { orders }, collector, onChoose }: OrderListProps) {
	const t = useMessages();
	const checks = orders.filter(({ minimumAge }) => minimumAge !== null).length;
	return (
		<>
			{checks > 0 && (
				<Note tone="warn">
					<b>{t('handover.idChecks', { count: checks })}</b> {t('handover.idText')}
				</Note>
			)}
			<section aria-labelledby="orders">
				<h2 id="orders" className={styles['title']}>
					{onChoose ? t('handover.byName') : t('handover.byPostalCode')}
				</h2>
				<ul className={styles['list']}>
					{orders.map((order) => (
						<li key={order.orderNumber}>
							{onChoose ? (
								<button
									type="button"
									className={classes(
										...[styles['row'], order.orderNumber === collector && styles['chosen']],
									)}
									aria-pressed={order.orderNumber === collector}
									onClick={() => onChoose(order.orderNumber)}
								>
									<OrderRow order={order} />
								</button>
							) : (
								<div className={styles['row']}>
									<OrderRow order={order} />
								</div>
							)}
						</li>
					))}
				</ul>
			</section>
		</>
	);
}

function OrderRow({ order }: { order: HandoverOrder }) {
	const t = useMessages();
	const { orderNumber, name, address, minimumAge, crates } = order;
	const loaded = crates.filter(({ isLoaded }) => isLoaded).length;
	const isCold = crates.some(({ temperatureZone }) => temperatureZone !== 'ambient');
	const facts = [orderNumber, address, minimumAge !== null && `${minimumAge}+`].filter(Boolean);
	const tone = isReady(order) ? 'ok' : loaded > 0 ? 'warn' : 'neutral';
	return (
		<>
			<span className={styles['who']}>
				<span>{name}</span>
				<span className={floor['small']}>{facts.join(' · ')}</span>
			</span>
			{isCold && (
				<Badge tone="info">
					<SnowflakeIcon />
					{t('handover.cold')}
				</Badge>
			)}
			<Badge tone={tone}>
				{isReady(order) && <CheckIcon />}
				{crates.length === 0 ? t('handover.noCrates') : `${loaded}/${crates.length}`}
			</Badge>
		</>
	);
}
