import type { DeskOrder, LedgerEntry } from '@korb/contracts/admin/orders/order-desk';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { Status, type StatusMark } from '../../ui/badge/status.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import table from '../../ui/table/table.module.css';
import { HandoverPayment } from './handover-payment.tsx';
import { RetryRefundDialog } from './refund/retry-refund-dialog.tsx';

const outcomes: Record<LedgerEntry['outcome'], StatusMark> = {
	done: 'done',
	unknown: 'waiting',
	refused: 'bad',
};

/** Every call to the payment provider, with the key that makes its repetition safe. */
export function PaymentCard({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const formats = useFormats();
	const { may } = useSession();
	const [retried, setRetried] = useState<LedgerEntry | null>(null);
	const { payment, currency } = order;
	const method = payment.brandName || t(`method.${payment.methodKey}`);
	return (
		<Card
			title={t('payment.title')}
			hint={payment.lastDigits ? `${method} ··${payment.lastDigits}` : method}
			isFlush
		>
			<table className={table['table']}>
				<thead>
					<tr>
						<th scope="col">{t('audit.when')}</th>
						<th scope="col">{t('payment.operation')}</th>
						<th scope="col">{t('payment.key')}</th>
						<th scope="col">{t('payment.outcome')}</th>
						<th scope="col" className={table['num']}>
							{t('payment.amount')}
						</th>
					</tr>
				</thead>
				<tbody>
					{order.ledger.map((entry) => (
						<tr key={entry.idempotencyKey}>
							<td className={`${text['muted']} ${table['nowrap']}`}>
								<time dateTime={entry.startedAt} title={formats.full(entry.startedAt)}>
									{formats.seconds(entry.startedAt)}
								</time>
							</td>
							<td>
								{t(`payment.${entry.operation}`)}
								{entry.retryOf !== null && (
									<span className={`${text['small']} ${text['faint']}`}>
										{' '}
										{t('payment.retryOf', { number: entry.retryOf })}
									</span>
								)}
							</td>
							<td className={`${text['code']} ${text['muted']}`}>{entry.idempotencyKey}</td>
							<td>
								<Status mark={outcomes[entry.outcome]}>{t(`payment.${entry.outcome}`)}</Status>
								{entry.errorCode && (
									<span className={`${text['small']} ${text['faint']}`}> {entry.errorCode}</span>
								)}
								{entry.mayRetry && may('orders.refund') && (
									<>
										{' '}
										<Button size="sm" onClick={() => setRetried(entry)}>
											{t('retry.action')}
										</Button>
									</>
								)}
							</td>
							<td className={`${table['num']} ${text['strong']}`}>
								{entry.amount === null ? '–' : formats.money(entry.amount, currency)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{order.ledger.length === 0 && <Empty title={t('payment.none')} />}
			<HandoverPayment order={order} />
			{retried && (
				<RetryRefundDialog order={order} entry={retried} onClose={() => setRetried(null)} />
			)}
		</Card>
	);
}
