import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { useState } from 'react';
import { useOrderAction } from '../../../orders/order-action.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/button/kbd.tsx';
import { GiftIcon } from '../../../ui/icons/gift.ts';
import { VoucherDialog } from './voucher-dialog.tsx';

/** What is not possible is disabled and says why. */
export function VoucherAction({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const { may } = useSession();
	const [isOpen, setOpen] = useState(false);
	const { billingAddress, distributionAddress } = order;
	const recipient = billingAddress?.email || distributionAddress.email || '';
	const reason = recipient ? null : t('voucher.noMailbox');
	const open = () => !reason && may('orders.voucher') && setOpen(true);
	useKeys({ v: open });
	useOrderAction('voucher', open);
	if (!may('orders.voucher')) return null;
	return (
		<>
			<Button
				aria-disabled={reason ? true : undefined}
				aria-keyshortcuts="v"
				title={reason ?? undefined}
				onClick={open}
			>
				<GiftIcon />
				{t('voucher.action')}
				<Kbd>V</Kbd>
			</Button>
			{isOpen && (
				<VoucherDialog order={order} recipient={recipient} onClose={() => setOpen(false)} />
			)}
		</>
	);
}
