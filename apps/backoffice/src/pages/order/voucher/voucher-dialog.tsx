import type { VoucherRequest } from '@korb/contracts/admin/orders/goodwill-vouchers';
import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { postGoodwillVoucher } from '@korb/contracts/admin/orders/order-desk-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { parseCents } from '../../../platform/i18n/parse-cents.ts';
import { useFormats } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useOrderUpdate } from '../use-order.ts';

const LEAST_CENTS = 100;

type VoucherDialogProps = { order: DeskOrder; recipient: string; onClose: () => void };

/** The code leaves by email, so it asks before. */
export function VoucherDialog({ order, recipient, onClose }: VoucherDialogProps) {
	const t = useMessages();
	const { money } = useFormats();
	const { replace } = useOrderUpdate();
	// One voucher, however often it is sent.
	const [key] = useState(() => crypto.randomUUID());
	const [typed, setTyped] = useState('');
	const [reason, setReason] = useState('');
	const { orderNumber, currency, voucherLimit: limit } = order;
	const amount = parseCents(typed) ?? 0;
	const isAboveLimit = limit !== null && amount > limit;
	const isReady = amount >= LEAST_CENTS && !isAboveLimit && reason.trim() !== '';
	const send = useMutation({
		mutationFn: (version: number) => {
			const body: VoucherRequest = { version, key, amount, reason };
			return call(postGoodwillVoucher, { params: { orderNumber }, body });
		},
		onSuccess: (given) => {
			replace(given);
			onClose();
		},
	});
	const newer = hasErrorCode(send.error, 'stale')
		? (send.error.details['current'] as DeskOrder)
		: null;
	const close = () => {
		if (newer) replace(newer);
		onClose();
	};
	return (
		<Dialog
			isOpen
			onClose={close}
			title={t('voucher.title')}
			description={t('voucher.text', { recipient })}
			closeLabel={t('close')}
			onSubmit={() => isReady && !send.isPending && send.mutate(newer?.version ?? order.version)}
			actions={
				<>
					<Button onClick={close}>{newer ? t('stale.takeTheirs') : t('cancel')}</Button>
					<Button type="submit" variant="primary" disabled={!isReady || send.isPending}>
						{newer ? t('voucher.anyway') : t('voucher.submit', { amount: money(amount, currency) })}
					</Button>
				</>
			}
		>
			{newer && (
				<Note tone="people" isAlert>
					<b>{t('stale.title')}</b>{' '}
					{t('voucher.stale', {
						now: money(sumOf(newer), currency),
						before: money(sumOf(order), currency),
					})}
				</Note>
			)}
			{send.error && !newer && (
				<Note tone="danger" isAlert>
					{hasErrorCode(send.error, 'conflict') ? t('voucher.aboveLimit') : t('notSaved')}
				</Note>
			)}
			<Field
				label={t('voucher.amount')}
				help={
					limit === null
						? t('voucher.noLimit')
						: t('voucher.limit', { amount: money(limit, currency) })
				}
				error={isAboveLimit ? t('voucher.aboveLimit') : null}
				inputMode="decimal"
				autoComplete="off"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<Field
				label={t('voucher.reason')}
				help={t('voucher.reasonHelp')}
				maxLength={500}
				autoComplete="off"
				value={reason}
				onChange={({ target }) => setReason(target.value)}
			/>
		</Dialog>
	);
}

function sumOf({ vouchers }: DeskOrder): number {
	return vouchers.reduce((sum, { amount }) => sum + amount, 0);
}
