import type { DeskOrder, RefundRequest } from '@korb/contracts/admin/orders/order-desk';
import { postOrderRefund } from '@korb/contracts/admin/orders/order-desk-paths';
import { type RefundReason, refundReasons } from '@korb/domain/order/line-refund';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { parseCents, writeCents } from '../../../platform/i18n/parse-cents.ts';
import { useFormats } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Kbd } from '../../../ui/button/kbd.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CheckOption } from '../../../ui/field/check-option.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useOrderUpdate } from '../use-order.ts';
import styles from './refund-dialog.module.css';
import { draftRefund } from './refund-draft.ts';
import { RefundLines } from './refund-lines.tsx';
import { RefundProblem } from './refund-problem.tsx';

type RefundDialogProps = {
	order: DeskOrder;
	/** The line it was opened from. */
	lineItemId: string | null;
	onClose: () => void;
};

/** Money leaves the shop, so the dialog says what goes back before it is sent. */
export function RefundDialog({ order, lineItemId, onClose }: RefundDialogProps) {
	const { t, tag } = useLocale();
	const { money } = useFormats();
	const { replace } = useOrderUpdate();
	// One refund, however often it is sent.
	const [key] = useState(() => crypto.randomUUID());
	const [chosen, setChosen] = useState<Record<string, number>>(
		lineItemId ? { [lineItemId]: 1 } : {},
	);
	const [typed, setTyped] = useState<string | null>(null);
	const [reason, setReason] = useState<RefundReason>('quality');
	const [notify, setNotify] = useState(true);
	const draft = draftRefund(order, {
		chosen,
		typedCents: typed === null ? null : parseCents(typed),
	});
	const { limit = null, left = 0 } = order.refundable ?? {};
	const isAboveLimit = limit !== null && draft.amount > limit;
	const isReady = draft.amount > 0 && !draft.isTooMuch && !isAboveLimit;
	const send = useMutation({
		mutationFn: (version: number) => {
			const body: RefundRequest = { version, key, lines: draft.parts, reason, notify };
			return call(postOrderRefund, { params: { orderNumber: order.orderNumber }, body });
		},
		onSuccess: (refunded) => {
			replace(refunded);
			onClose();
		},
	});
	const newer = hasErrorCode(send.error, 'stale')
		? (send.error.details['current'] as DeskOrder)
		: null;
	const submit = () => isReady && !send.isPending && send.mutate(newer?.version ?? order.version);
	const close = () => {
		if (newer) replace(newer);
		onClose();
	};
	const { payment, currency, distributionAddress: person } = order;
	const brand = payment.brandName || t(`method.${payment.methodKey}`);
	const method = payment.lastDigits ? `${brand} ··${payment.lastDigits}` : brand;
	const hasWallet = payment.wallet > payment.walletRefunded && payment.methodKey !== 'gift-card';
	return (
		<Dialog
			isOpen
			onClose={close}
			title={t('refund.title')}
			description={t(hasWallet ? 'refund.textWallet' : 'refund.text', {
				method,
				left: money(left, currency),
			})}
			closeLabel={t('close')}
			onSubmit={submit}
			actions={
				<>
					<span className={styles['limit']}>
						{limit === null
							? t('refund.noLimit')
							: t('refund.limit', { amount: money(limit, currency) })}
					</span>
					<Button onClick={close}>{newer ? t('stale.takeTheirs') : t('cancel')}</Button>
					<Button
						type="submit"
						variant="primary"
						disabled={!isReady || send.isPending}
						aria-keyshortcuts="Meta+Enter Control+Enter"
					>
						{newer
							? t('refund.anyway')
							: t('refund.submit', { amount: money(draft.amount, currency) })}
						<Kbd>⌘↵</Kbd>
					</Button>
				</>
			}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the fields in it. */}
			<div
				className={styles['content']}
				onKeyDown={(event) => {
					if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
				}}
			>
				<RefundProblem error={send.error} order={order} newer={newer} />
				<RefundLines
					order={order}
					lines={draft.lines}
					onChoose={(id, count) => {
						setTyped(null);
						setChosen({ ...chosen, [id]: count });
					}}
				/>
				<div className={styles['pair']}>
					<Select
						label={t('refund.reason')}
						value={reason}
						onChange={({ target }) => setReason(target.value as RefundReason)}
						options={refundReasons.map((value) => ({ value, text: t(`refund.reason.${value}`) }))}
					/>
					<Field
						label={t('refund.amount')}
						help={draft.isSingle ? t('refund.amountHelp') : undefined}
						error={draft.isTooMuch ? t('refund.nothingLeft') : null}
						inputMode="decimal"
						autoComplete="off"
						readOnly={!draft.isSingle}
						value={typed ?? (draft.price > 0 ? writeCents(draft.price, tag) : '')}
						onChange={({ target }) => setTyped(target.value)}
					/>
				</div>
				<CheckOption
					label={t('refund.notify', { name: person.firstName || person.companyName || '' })}
					checked={notify}
					onChange={({ target }) => setNotify(target.checked)}
				/>
				<Note tone={isAboveLimit ? 'warn' : 'info'}>
					<p aria-live="polite">
						{isAboveLimit
							? t('refund.aboveLimit')
							: `${t(draft.discount > 0 ? 'refund.discount' : 'refund.goesBack', {
									discount: money(draft.discount, currency),
									amount: money(draft.amount, currency),
								})} ${t('refund.creditNote')}`}
					</p>
				</Note>
			</div>
		</Dialog>
	);
}
