import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { amountOf } from '@korb/domain/order/line-refund';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MinusIcon } from '../../../ui/icons/minus.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import text from '../../../ui/layout/text.module.css';
import { Picture } from '../../../ui/picture/picture.tsx';
import table from '../../../ui/table/table.module.css';
import styles from './refund-dialog.module.css';
import type { DraftLine } from './refund-draft.ts';

type RefundLinesProps = {
	order: DeskOrder;
	lines: DraftLine[];
	onChoose: (lineItemId: string, count: number) => void;
};

export function RefundLines({ order, lines, onChoose }: RefundLinesProps) {
	const t = useMessages();
	const { money } = useFormats();
	const pictures = new Map(order.lines.map(({ lineItemId, picture }) => [lineItemId, picture]));
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible.
		<div className={styles['lines']} tabIndex={0}>
			<table className={`${table['table']} ${table['compact']}`}>
				<thead>
					<tr>
						<th scope="col">{t('order.product')}</th>
						<th scope="col">{t('refund.quantity')}</th>
						<th scope="col" className={table['num']}>
							{t('order.refund')}
						</th>
					</tr>
				</thead>
				<tbody>
					{lines.map(({ lineItemId, name, count, most, quantity, refund }) => (
						<tr key={lineItemId} className={count > 0 ? styles['chosen'] : undefined}>
							<td>
								<div className={styles['product']}>
									<Picture base={pictures.get(lineItemId)?.base ?? ''} />
									<span>{name}</span>
								</div>
							</td>
							<td>
								<div className={styles['stepper']}>
									<Button
										size="sm"
										isSquare
										aria-label={t('refund.less', { name })}
										disabled={count === 0}
										onClick={() => onChoose(lineItemId, count - 1)}
									>
										<MinusIcon />
									</Button>
									<span className={count > 0 ? text['strong'] : text['muted']}>
										{quantity === 0
											? t('refund.weighed')
											: t('refund.of', { count, total: quantity })}
									</span>
									<Button
										size="sm"
										isSquare
										aria-label={t('refund.more', { name })}
										disabled={count >= most}
										onClick={() => onChoose(lineItemId, count + 1)}
									>
										<PlusIcon />
									</Button>
								</div>
							</td>
							<td className={`${table['num']} ${refund ? text['strong'] : text['faint']}`}>
								{refund ? money(amountOf(refund) + refund.discount, order.currency) : '–'}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
