import type { Order, OrderView } from '@korb/contracts/orders';
import { useSite } from '../../lib/site.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { createMoments } from './moments.ts';
import styles from './order-sheet.module.css';

/** What just happened, and what has been withdrawn from for good. */
export function OrderNews({ order, view }: { order: Order; view: OrderView | null }) {
	const site = useSite();
	const { t } = site;
	const moments = createMoments(site);
	const confirmed = order.withdrawal.declarations.filter(({ confirmedAt }) => confirmedAt);
	const names = new Map(order.lines.map(({ lineItemId, name }) => [lineItemId, name]));
	return (
		<div className={styles['news']} role="status">
			{view === 'slot-taken' && (
				<Notice tone="fresh">
					{t('order.move.done', { window: moments.window(order.window) })}
				</Notice>
			)}
			{view === 'slot-lost' && (
				<Notice tone="warn">{t(order.mayMove ? 'order.move.lost' : 'order.move.late')}</Notice>
			)}
			{view === 'cancel-late' && <Notice tone="warn">{t('order.cancel.late')}</Notice>}
			{view === 'add-on-closed' && <Notice tone="warn">{t('order.addOn.closed')}</Notice>}
			{view === 'withdrawal-empty' && <Notice tone="warn">{t('order.withdraw.empty')}</Notice>}
			{confirmed.map(({ number, lineItemIds, email, confirmedAt }) => (
				<Notice key={number} tone="fresh" title={t('order.withdraw.done')}>
					{t('order.withdraw.doneText', {
						at: moments.moment(confirmedAt ?? ''),
						lines: lineItemIds.map((id) => names.get(id) ?? id).join(', '),
						email,
					})}
				</Notice>
			))}
		</div>
	);
}
