import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import type { OrderEmail } from '@korb/contracts/admin/orders/order-emails';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../../session/session.tsx';
import { Status } from '../../../ui/badge/status.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { MailIcon } from '../../../ui/icons/mail.ts';
import text from '../../../ui/layout/text.module.css';
import { Empty } from '../../../ui/note/empty.tsx';
import { orderEvents } from '../timeline-events.ts';
import { EmailPreview } from './email-preview.tsx';
import styles from './emails-card.module.css';
import { ResendDialog } from './resend-dialog.tsx';

/** What the shopper was told, as it was sent; the latest first. */
export function EmailsCard({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const [chosenId, choose] = useState<string | null>(null);
	const [resent, setResent] = useState<OrderEmail | null>(null);
	const emails = order.emails.toReversed();
	const chosen = emails.find(({ emailId }) => emailId === chosenId) ?? emails[0];
	if (!chosen) {
		return (
			<Card title={t('emails.title')}>
				<Empty title={t('emails.none')} />
			</Card>
		);
	}
	return (
		<Card title={t('emails.title')} isFlush>
			<div className={styles['columns']}>
				<ul className={styles['list']}>
					{emails.map((email) => (
						<EmailRow
							key={email.emailId}
							email={email}
							isChosen={email === chosen}
							onChoose={() => choose(email.emailId)}
							onResend={() => setResent(email)}
						/>
					))}
				</ul>
				<EmailPreview orderNumber={order.orderNumber} email={chosen} />
			</div>
			{resent && <ResendDialog order={order} email={resent} onClose={() => setResent(null)} />}
		</Card>
	);
}

type EmailRowProps = {
	email: OrderEmail;
	isChosen: boolean;
	onChoose: () => void;
	onResend: () => void;
};

function EmailRow({ email, isChosen, onChoose, onResend }: EmailRowProps) {
	const t = useMessages();
	const { moment, full } = useFormats();
	const { may } = useSession();
	const { state, by, subject, recipient } = email;
	const at = email.settledAt ?? email.queuedAt;
	const label = email.type === 'order.voucher' ? 'voucher.action' : orderEvents[email.type]?.label;
	const name = label ? t(label) : subject;
	return (
		<li className={isChosen ? styles['chosen'] : undefined}>
			<button
				type="button"
				className={styles['choice']}
				aria-pressed={isChosen}
				title={subject}
				onClick={onChoose}
			>
				<MailIcon />
				<span className={styles['grow']}>
					<span className={isChosen ? text['strong'] : undefined}>{name}</span>
					<span className={`${text['small']} ${text['muted']} ${styles['meta']}`}>
						<time dateTime={at} title={full(at)}>
							{moment(at)}
						</time>
						{' · '}
						{state === 'refused' ? (
							<Status mark="bad">{t('emails.state.refused')}</Status>
						) : (
							t(`emails.state.${state}`)
						)}
						{` · ${recipient}`}
						{by && ` · ${t('emails.by', { name: by })}`}
					</span>
				</span>
			</button>
			{may('orders.resend') && (
				<Button size="sm" aria-label={t('emails.resendThis', { name })} onClick={onResend}>
					{t('emails.resend')}
				</Button>
			)}
		</li>
	);
}
