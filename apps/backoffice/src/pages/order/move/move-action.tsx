import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { mayMove } from '@korb/domain/order/order-states';
import { useState } from 'react';
import { useOrderAction } from '../../../orders/order-action.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/button/kbd.tsx';
import { CalendarDaysIcon } from '../../../ui/icons/calendar-days.ts';
import { MoveDialog } from './move-dialog.tsx';

/** What is not possible is disabled and says why. */
export function MoveAction({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const { may } = useSession();
	const [isOpen, setOpen] = useState(false);
	const reason = reasonAgainst();
	const open = () => !reason && may('orders.move') && setOpen(true);
	useKeys({ m: open });
	useOrderAction('move', open);
	if (!may('orders.move')) return null;
	return (
		<>
			<Button
				aria-disabled={reason ? true : undefined}
				aria-keyshortcuts="m"
				title={reason ?? undefined}
				onClick={open}
			>
				<CalendarDaysIcon />
				{t('move.action')}
				<Kbd>M</Kbd>
			</Button>
			{isOpen && <MoveDialog order={order} onClose={() => setOpen(false)} />}
		</>
	);

	function reasonAgainst(): string | null {
		if (!mayMove(order.status)) return t('move.status', { status: t(`status.${order.status}`) });
		return order.addsTo ? t('move.addOn', { number: order.addsTo }) : null;
	}
}
