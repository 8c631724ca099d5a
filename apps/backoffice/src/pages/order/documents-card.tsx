import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { getOrderDocument } from '@korb/contracts/admin/orders/order-desk-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Status, type StatusMark } from '../../ui/badge/status.tsx';
import { Card } from '../../ui/card/card.tsx';
import { FileTextIcon } from '../../ui/icons/file-text.ts';
import rows from '../../ui/layout/rows.module.css';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';

const marks: Record<DeskOrder['refunds'][number]['state'], StatusMark> = {
	byHand: 'waiting',
	done: 'done',
	failed: 'bad',
	pending: 'waiting',
};

/** The invoice, and a credit note per refund. */
export function DocumentsCard({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const { money, moment } = useFormats();
	const { invoice, refunds, currency, orderNumber } = order;
	const href = (documentNumber: string) =>
		toPath(getOrderDocument, { params: { orderNumber, documentNumber } });
	if (!invoice) {
		return (
			<Card title={t('order.documents')}>
				<Empty title={t('order.noDocuments')} />
			</Card>
		);
	}
	return (
		<Card title={t('order.documents')} isFlush>
			<ul className={rows['list']}>
				<li>
					<FileTextIcon />
					<div className={rows['grow']}>
						<a
							className={text['link']}
							href={href(invoice.number)}
							target="_blank"
							rel="noreferrer"
						>
							{t('order.invoiceNumber', { number: invoice.number })}
						</a>
					</div>
					<b>{money(order.bill.total, currency)}</b>
				</li>
				{refunds.map(({ number, creditNote, reason, by, createdAt, state, amount }) => (
					<li key={number}>
						<FileTextIcon />
						<div className={rows['grow']}>
							{creditNote && (
								<a
									className={text['link']}
									href={href(creditNote)}
									target="_blank"
									rel="noreferrer"
								>
									{t('order.creditNoteNumber', { number: creditNote })}
								</a>
							)}
							<p className={`${text['small']} ${text['muted']}`}>
								{t(`refund.reason.${reason}`)} · {by},{' '}
								<time dateTime={createdAt}>{moment(createdAt)}</time>
							</p>
						</div>
						<Status mark={marks[state]}>{t(`refund.${state}`)}</Status>
						<b>{money(-amount, currency)}</b>
					</li>
				))}
			</ul>
		</Card>
	);
}
