import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { RepeatIcon } from '../../ui/icons/repeat.ts';
import { ScaleIcon } from '../../ui/icons/scale.ts';
import { XIcon } from '../../ui/icons/x.ts';
import text from '../../ui/layout/text.module.css';
import { Picture } from '../../ui/picture/picture.tsx';
import table from '../../ui/table/table.module.css';
import { type LineOutcome, lineOutcome } from './line-outcome.ts';
import styles from './lines-card.module.css';
import { OrderSums } from './order-sums.tsx';
import { refundedOf } from './refund/refund-draft.ts';

const marks = {
	substituted: { tone: 'warn', icon: RepeatIcon },
	missing: { tone: 'danger', icon: XIcon },
	weighed: { tone: 'neutral', icon: ScaleIcon },
} as const;

type LinesCardProps = { order: DeskOrder; onRefund: (lineItemId: string) => void };

export function LinesCard({ order, onRefund }: LinesCardProps) {
	const t = useMessages();
	const { may } = useSession();
	const refundable = new Set(order.refundable?.lines.map(({ lineItemId }) => lineItemId));
	const lines = order.lines.map((line) => ({ line, outcome: lineOutcome(line, order.picked) }));
	const kinds = (['substituted', 'missing', 'weighed'] as const)
		.map((kind) => ({ kind, count: lines.filter(({ outcome }) => outcome.kind === kind).length }))
		.filter(({ count }) => count > 0);
	return (
		<Card
			title={t('order.lines')}
			hint={t('order.lineCount', { products: order.lineItemCount, lines: order.lines.length })}
			isFlush
			actions={
				<div className={styles['badges']}>
					{kinds.map(({ kind, count }) => (
						<Badge key={kind} tone={marks[kind].tone}>
							{t(`order.outcomeCount.${kind}`, { count })}
						</Badge>
					))}
				</div>
			}
		>
			<table className={`${table['table']} ${table['top']}`}>
				<thead>
					<tr>
						<th scope="col">{t('order.product')}</th>
						<th scope="col" className={table['num']}>
							{t('order.ordered')}
						</th>
						<th scope="col">{t('order.ifMissing')}</th>
						<th scope="col">{t('order.happened')}</th>
						<th scope="col" className={table['num']}>
							{t('order.price')}
						</th>
						{may('orders.refund') && (
							<th scope="col">
								<span className={text['hidden']}>{t('action')}</span>
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{lines.map(({ line, outcome }) => (
						<LineRow
							key={line.lineItemId}
							line={line}
							outcome={outcome}
							order={order}
							onRefund={refundable.has(line.lineItemId) ? onRefund : null}
						/>
					))}
				</tbody>
			</table>
			<OrderSums order={order} />
		</Card>
	);
}

type LineRowProps = {
	line: DeskOrder['lines'][number];
	outcome: LineOutcome;
	order: DeskOrder;
	/** Null when nothing of it can be refunded. */
	onRefund: ((lineItemId: string) => void) | null;
};

function LineRow({ line, outcome, order, onRefund }: LineRowProps) {
	const t = useMessages();
	const { money } = useFormats();
	const { may } = useSession();
	const { currency } = order;
	const { kind, substitute, priceCents, wasCents } = outcome;
	const mark = kind && marks[kind];
	return (
		<tr>
			<td className={styles['name']}>
				<div className={styles['product']}>
					<Picture base={line.picture.base} />
					<div>
						<p>
							{line.brand && <span className={text['muted']}>{line.brand} </span>}
							{line.name}
						</p>
						<p className={`${text['small']} ${text['faint']}`}>
							{[line.sku, line.contentText].filter(Boolean).join(' · ')}
						</p>
						{substitute && (
							<p className={text['small']}>
								→ <span className={text['strong']}>{substitute}</span>
							</p>
						)}
						{refundedOf(order, line.lineItemId).map(({ number, reason, quantity, amount }) => (
							<p key={number} className={`${text['small']} ${styles['refunded']}`}>
								{t(quantity > 0 ? 'order.refundedPieces' : 'order.refundedPart', {
									count: quantity,
									total: line.quantity,
									amount: money(amount, currency),
									reason: t(`refund.reason.${reason}`),
								})}
							</p>
						))}
					</div>
				</div>
			</td>
			<td className={`${table['num']} ${text['muted']}`}>
				{line.weightArticle
					? t('order.grams', { grams: line.quantity * line.quantityStepSize })
					: line.quantity}
			</td>
			<td className={text['muted']}>{t(`order.substitution.${line.substitution}`)}</td>
			<td>
				{mark && (
					<Badge tone={mark.tone}>
						<mark.icon />
						{t(`order.outcome.${kind}`)}
					</Badge>
				)}
			</td>
			<td className={table['num']}>
				{wasCents !== null && (
					<>
						<s className={`${text['was']} ${text['small']}`}>{money(wasCents, currency)}</s>{' '}
					</>
				)}
				<span className={text['strong']}>{money(priceCents, currency)}</span>
			</td>
			{may('orders.refund') && (
				<td className={table['num']}>
					{onRefund && (
						<Button
							variant="quiet"
							size="sm"
							aria-label={t('order.refundLine', { name: line.name })}
							onClick={() => onRefund(line.lineItemId)}
						>
							{t('order.refund')}
						</Button>
					)}
				</td>
			)}
		</tr>
	);
}
