import { GENERAL_PAYMENT_ERROR } from '@korb/contracts/platform/wire-names';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Notice } from '../../ui/notice/notice.tsx';

const known = [
	'amount_mismatch',
	'authentication_failed',
	'cancelled',
	'card_declined',
	'cart_changed',
	'expired_card',
	'incorrect_cvc',
	'insufficient_funds',
] as const;

/** Why the payment failed, in plain language; nothing has been charged in any case. */
export function PaymentNotice({ code }: { code: string | null }) {
	const t = useMessages();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (code) box.current?.focus();
	}, [code]);
	if (!code) return null;
	const reason = known.find((name) => name === code) ?? GENERAL_PAYMENT_ERROR;
	return (
		<div ref={box} role="alert" tabIndex={-1} data-code={code}>
			<Notice tone="danger" title={t(`payment.error.${reason}`)}>
				{t('payment.errorText')}
			</Notice>
		</div>
	);
}
