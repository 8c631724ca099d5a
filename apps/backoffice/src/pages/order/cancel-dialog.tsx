import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { cancelDeskOrder } from '@korb/contracts/admin/orders/order-desk-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Note } from '../../ui/note/note.tsx';
import { useOrderUpdate } from './use-order.ts';

/** Cancelling sends money and an email, so it asks before. */
export function CancelDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
	const t = useMessages();
	const { money, span } = useFormats();
	const { replace } = useOrderUpdate();
	const [reason, setReason] = useState('');
	const cancel = useMutation({
		mutationFn: (version: number) =>
			call(cancelDeskOrder, {
				params: { orderNumber: order.orderNumber },
				body: { version, reason },
			}),
		onSuccess: (cancelled) => {
			replace(cancelled);
			onClose();
		},
	});
	const newer = hasErrorCode(cancel.error, 'stale')
		? (cancel.error.details['current'] as DeskOrder)
		: null;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('cancelOrder.title', { number: order.orderNumber })}
			description={t('cancelOrder.text', { amount: money(order.bill.total, order.currency) })}
			closeLabel={t('close')}
			onSubmit={() => cancel.mutate(newer?.version ?? order.version)}
			actions={
				<>
					<Button
						variant="quiet"
						onClick={() => {
							if (newer) replace(newer);
							onClose();
						}}
					>
						{newer ? t('stale.takeTheirs') : t('cancelOrder.keep')}
					</Button>
					<Button
						type="submit"
						variant="dangerFill"
						disabled={reason.trim() === '' || cancel.isPending}
					>
						{newer ? t('cancelOrder.anyway') : t('order.cancel')}
					</Button>
				</>
			}
		>
			{newer && (
				<Note tone="people" isAlert>
					<b>{t('stale.title')}</b>{' '}
					{t('cancelOrder.stale', {
						now: `${t(`status.${newer.status}`)}, ${span(newer.window.start, newer.window.end)}`,
						before: `${t(`status.${order.status}`)}, ${span(order.window.start, order.window.end)}`,
					})}
				</Note>
			)}
			{cancel.error && !newer && (
				<Note tone="danger" isAlert>
					{hasErrorCode(cancel.error, 'conflict') ? t('order.cancelLate') : t('notSaved')}
				</Note>
			)}
			<Field
				label={t('cancelOrder.reason')}
				help={t('cancelOrder.reasonHelp')}
				maxLength={500}
				autoComplete="off"
				value={reason}
				onChange={({ target }) => setReason(target.value)}
			/>
		</Dialog>
	);
}
