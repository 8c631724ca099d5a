import type { OrderSummary } from '@korb/contracts/order/customer-orders';
import { getInvoice } from '@korb/contracts/order/order-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { groupDigits } from '../../../shop/checkout/group-digits.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { DownloadIcon } from '../../../ui/icons/download.ts';
import { RepeatIcon } from '../../../ui/icons/repeat.ts';
import { UndoIcon } from '../../../ui/icons/undo.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { AddOnForm } from './add-on-form.tsx';
import styles from './order-card.module.css';
import { isCollected, isOff, isRunning } from './order-facts.ts';
import { OrderLabel } from './order-label.tsx';
import { useOrderTimes } from './use-order-times.ts';
import type { Reorder } from './use-reorder.ts';

const MOST_THUMBS = 6;

export function OrderCard({ order, again }: { order: OrderSummary; again: Reorder }) {
	const { t, routes } = useSite();
	const { formatMoney } = useFormats();
	const times = useOrderTimes();
	const { orderNumber } = order;
	const page = pathTo(routes, 'order', { orderNumber }) ?? '/';
	const number = t('account.orders.number', { number: groupDigits(orderNumber) });
	const how = [
		t(isCollected(order) ? 'account.orders.collect' : 'account.orders.delivery'),
		isCollected(order) && order.distributionAddress.companyName,
	].filter(Boolean);
	return (
		<article className={styles['card']} data-live={isRunning(order) || undefined}>
			<div className={styles['top']}>
				<div>
					<h3>
						<AppLink href={page}>
							{isRunning(order) ? times.window(order.window) : times.day(order.window.start)}
						</AppLink>
					</h3>
					<p>
						{how.join(', ')} · {number}
					</p>
					{order.refund && (
						<p className={styles['refund']}>
							<UndoIcon size="sm" />
							{t('account.orders.refund', {
								amount: formatMoney(order.refund.amount),
								day: times.date(order.refund.refundedAt),
							})}
						</p>
					)}
				</div>
				<div className={styles['sum']}>
					<b>{formatMoney(isOff(order) ? 0 : order.total)}</b>
					<p>{t('account.orders.pieces', { count: order.pieceCount })}</p>
				</div>
			</div>
			<Thumbs order={order} />
			<div className={styles['foot']}>
				<OrderLabel order={order} />
				{isRunning(order) ? (
					<RunningActions order={order} page={page} />
				) : (
					<FinishedActions order={order} again={again} />
				)}
			</div>
		</article>
	);
}

function Thumbs({ order }: { order: OrderSummary }) {
	const shown = order.lines.slice(0, MOST_THUMBS);
	const rest = order.lineItemCount - shown.length;
	return (
		<ul className={styles['thumbs']}>
			{shown.map(({ lineItemId, name, picture, tint }) => (
				<li key={lineItemId}>
					<Thumb base={picture.base} tint={tint} alt={name} sizes="56px" isGone={isOff(order)} />
				</li>
			))}
			{rest > 0 && <li className={styles['rest']}>+{rest}</li>}
		</ul>
	);
}

function RunningActions({ order, page }: { order: OrderSummary; page: string }) {
	const { t } = useSite();
	return (
		<>
			<LinkButton href={page} variant="white" size="sm">
				{t('account.orders.view')}
			</LinkButton>
			{order.mayAddOn && <AddOnForm orderNumber={order.orderNumber} size="sm" />}
		</>
	);
}

function FinishedActions({ order, again }: { order: OrderSummary; again: Reorder }) {
	const { t } = useSite();
	const { orderNumber } = order;
	return (
		<>
			{order.invoice && (
				// A file, not a page, so it bypasses the router.
				<a
					className={buttonClass({ variant: 'ghost', size: 'sm' })}
					href={toPath(getInvoice, { params: { orderNumber } })}
					target="_blank"
					rel="noopener"
				>
					<DownloadIcon />
					{t('account.orders.invoice')}
				</a>
			)}
			<Button
				variant="soft"
				size="sm"
				loading={again.isAdding(orderNumber) && t('account.orders.adding')}
				onClick={() => again.start(orderNumber)}
			>
				<RepeatIcon />
				{t('account.orders.again')}
			</Button>
		</>
	);
}
