import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { mayCancel, type OrderStatus } from '@korb/domain/order/order-states';
import { useState } from 'react';
import { useParams } from 'react-router';

import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useSession } from '../../session/session.tsx';
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { BanIcon } from '../../ui/icons/ban.ts';
import body from '../../ui/layout/page-body.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { EmailsCard } from './emails/emails-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { MoveAction } from './move/move-action.tsx';
import { NotesCard } from './notes-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { RefundAction } from './refund/refund-action.tsx';
import { RefundDialog } from './refund/refund-dialog.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useOrder } from './use-order.ts';
import { VoucherAction } from './voucher/voucher-action.tsx';
import { VouchersCard } from './voucher/vouchers-card.tsx';

const tones: Record<OrderStatus, BadgeTone> = {
	PLACED: 'neutral',
	PICKING: 'accent',
	PICKED: 'accent',
	ON_ITS_WAY: 'info',
	DELIVERED: 'ok',
	CANCELLED: 'neutral',
	WITHDRAWN: 'neutral',
};

export function Component() {
	const t = useMessages();
	const { orderNumber = '' } = useParams();
	const { data: order, error, refetch } = useOrder(orderNumber);
	const [refund, setRefund] = useState<{ lineItemId: string | null } | null>(null);
	if (hasErrorCode(error, 'not_found')) return <NotFoundPage />;
	return (
		<>
			<PageHead
				title={orderNumber}
				mark={order && <Badge tone={tones[order.status]}>{t(`status.${order.status}`)}</Badge>}
				crumbs={{ label: t('order.path'), crumbs: [{ to: '/orders', text: t('nav.orders') }] }}
			>
				{order && <MoveAction order={order} />}
				{order && <VoucherAction order={order} />}
				{order && <CancelAction order={order} />}
				{order && <RefundAction order={order} onOpen={() => setRefund({ lineItemId: null })} />}
			</PageHead>
			{error && (
				<LoadFailed what={t('order.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{order && (
				<div className={body['content']}>
					<div className={body['grid']}>
						<div className={body['column']}>
							<LinesCard order={order} onRefund={(lineItemId) => setRefund({ lineItemId })} />
							<PaymentCard order={order} />
							<DocumentsCard order={order} />
							<VouchersCard order={order} />
							<EmailsCard order={order} />
						</div>
						<div className={body['column']}>
							<CustomerCard order={order} />
							<NotesCard order={order} />
							<TimelineCard order={order} />
						</div>
					</div>
				</div>
			)}
			{order && refund && (
				<RefundDialog {...{ order, ...refund }} onClose={() => setRefund(null)} />
			)}
		</>
	);
}

/** What is not possible is disabled and says why. No key cancels. */
function CancelAction({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const { may } = useSession();
	const [isOpen, setOpen] = useState(false);
	if (!may('orders.cancel')) return null;
	const reason = reasonAgainst();
	return (
		<>
			<Button
				variant="danger"
				aria-disabled={reason ? true : undefined}
				title={reason ?? undefined}
				onClick={() => !reason && setOpen(true)}
			>
				<BanIcon />
				{t('order.cancel')}
			</Button>
			{isOpen && <CancelDialog order={order} onClose={() => setOpen(false)} />}
		</>
	);

	function reasonAgainst(): string | null {
		if (!mayCancel(order.status)) {
			return t('order.cancelStatus', { status: t(`status.${order.status}`) });
		}
		return order.mayCancel ? null : t('order.cancelLate');
	}
}
