import type { Order, OrderView, Withdrawal } from '@korb/contracts/order/orders';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { createMoments } from './moments.ts';
import styles from './order-sheet.module.css';

/** The latest change, and all withdrawals. */
export function OrderNotices({ order, view }: { order: Order; view: OrderView | null }) {
	const site = useSite();
	const { t } = site;
	const moments = createMoments(site);
	const confirmed = order.withdrawal.declarations.filter(({ confirmedAt }) => confirmedAt);
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
			{confirmed.map((withdrawal) => (
				<WithdrawalNotice key={withdrawal.number} order={order} withdrawal={withdrawal} />
			))}
		</div>
	);
}

/** The withdrawn line items and the state: declared, or returned with the refund on its way. */
function WithdrawalNotice({ order, withdrawal }: { order: Order; withdrawal: Withdrawal }) {
	const site = useSite();
	const { t } = site;
	const moments = createMoments(site);
	const { formatMoney } = useFormats();
	const { lineItemIds, email, confirmedAt, refund } = withdrawal;
	const names = new Map(order.lines.map(({ lineItemId, name }) => [lineItemId, name]));
	const lines = lineItemIds.map((id) => names.get(id) ?? id).join(', ');
	if (refund) {
		const at = moments.moment(refund.returnedAt);
		return (
			<Notice tone="fresh" title={t('order.withdraw.back')}>
				{t(refundText(refund), {
					at,
					lines,
					refund: formatMoney(refund.amount),
				})}{' '}
				{refund.wallet > 0 &&
					refund.wallet < refund.amount &&
					t('order.withdraw.walletFirst', { wallet: formatMoney(refund.wallet) })}
			</Notice>
		);
	}
	return (
		<Notice tone="fresh" title={t('order.withdraw.done')}>
			{t('order.withdraw.doneText', { at: moments.moment(confirmedAt ?? ''), lines, email })}
		</Notice>
	);
}

function refundText({ amount, wallet, state }: NonNullable<Withdrawal['refund']>) {
	if (wallet > 0 && wallet === amount) return 'order.withdraw.backWallet';
	return state === 'byHand' ? 'order.withdraw.backByHand' : 'order.withdraw.backPaid';
}
