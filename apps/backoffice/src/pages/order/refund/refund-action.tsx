import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { piecesLeft, priceLeft } from '@korb/domain/order/line-refund';
import { useOrderAction } from '../../../orders/order-action.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/button/kbd.tsx';
import { UndoIcon } from '../../../ui/icons/undo.ts';

type RefundActionProps = { order: DeskOrder; onOpen: () => void };

/** What is not possible is disabled and says why. */
export function RefundAction({ order, onOpen }: RefundActionProps) {
	const t = useMessages();
	const { may } = useSession();
	const reason = reasonAgainst(order);
	const open = () => !reason && may('orders.refund') && onOpen();
	useKeys({ r: open });
	useOrderAction('refund', open);
	if (!may('orders.refund')) return null;
	return (
		<Button
			variant={reason ? 'plain' : 'primary'}
			aria-disabled={reason ? true : undefined}
			aria-keyshortcuts="r"
			title={reason ? t(reason) : undefined}
			onClick={open}
		>
			<UndoIcon />
			{t('order.refund')}
			<Kbd>R</Kbd>
		</Button>
	);
}

function reasonAgainst({ refundable, refunds }: DeskOrder) {
	if (!refundable) return 'order.refundNotYet' as const;
	const earlier = refunds.flatMap(({ lines }) => lines);
	const isLeft = refundable.lines.some(
		(line) => piecesLeft(line, earlier) > 0 || priceLeft(line, earlier) > 0,
	);
	return isLeft ? null : ('order.refundNothing' as const);
}
