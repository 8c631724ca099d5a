import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { markOrderPaid } from '@korb/contracts/admin/orders/order-desk-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckIcon } from '../../ui/icons/check.ts';
import rows from '../../ui/layout/rows.module.css';
import { Note } from '../../ui/note/note.tsx';
import { useOrderUpdate } from './use-order.ts';

const handedOver: readonly DeskOrder['status'][] = ['ON_ITS_WAY', 'DELIVERED'];

/** What the driver or the store takes, and whether it was taken. */
export function HandoverPayment({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const { money, moment } = useFormats();
	const { may } = useSession();
	const { replace } = useOrderUpdate();
	const { orderNumber, onHandover, currency, status } = order;
	const mark = useMutation({
		mutationFn: (amount: number) =>
			call(markOrderPaid, { params: { orderNumber }, body: { amount } }),
		onSuccess: replace,
	});
	if (!onHandover) return null;
	const { received } = onHandover;
	const amount = money(onHandover.amount, currency);
	const isOther = mark.error instanceof ApiError && mark.error.code === 'otherAmount';
	return (
		<ul className={rows['list']}>
			<li>
				<span className={rows['grow']}>
					{received
						? t('paid.by', {
								...{ amount, time: moment(received.at) },
								name: received.by ?? t('paid.nobody'),
							})
						: t('paid.due', { amount })}
				</span>
				{!received && may('orders.markPaid') && handedOver.includes(status) && (
					<Button
						size="sm"
						disabled={mark.isPending}
						onClick={() => mark.mutate(onHandover.amount)}
					>
						<CheckIcon />
						{t('paid.action')}
					</Button>
				)}
			</li>
			{mark.error && (
				<li>
					<Note tone="danger" isAlert>
						{t(isOther ? 'paid.otherAmount' : 'notSaved')}
					</Note>
				</li>
			)}
		</ul>
	);
}
