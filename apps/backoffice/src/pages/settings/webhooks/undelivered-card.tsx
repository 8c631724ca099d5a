import type { DeskDelivery, DeskWebhooks } from '@korb/contracts/admin/settings/webhooks';
import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { Link } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import text from '../../../ui/layout/text.module.css';
import { Empty } from '../../../ui/note/empty.tsx';
import { Note } from '../../../ui/note/note.tsx';
import table from '../../../ui/table/table.module.css';
import { useResend } from './use-webhooks.ts';
import { useEventName } from './webhook-events.ts';

type UndeliveredCardProps = { webhooks: DeskWebhooks };

export function UndeliveredCard({ webhooks: { webhooks, undelivered } }: UndeliveredCardProps) {
	const t = useMessages();
	const resend = useResend();
	return (
		<Card title={t('settings.undelivered')} hint={t('settings.undeliveredHint')} isFlush>
			{resend.isError && (
				<Note tone="danger" isAlert>
					{t('settings.resendFailed')}
				</Note>
			)}
			{undelivered.length === 0 ? (
				<Empty title={t('settings.allDelivered')} />
			) : (
				<table className={table['table']}>
					<thead>
						<tr>
							<th scope="col">{t('settings.event')}</th>
							<th scope="col">{t('settings.webhookHost')}</th>
							<th scope="col">{t('settings.lastAnswer')}</th>
							<th scope="col">
								<span className={text['hidden']}>{t('settings.resend')}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{undelivered.map((delivery) => {
							const webhook = webhooks.find((each) => each.webhookId === delivery.webhookId);
							return (
								<DeliveryRow
									key={`${delivery.eventId} ${delivery.webhookId}`}
									delivery={delivery}
									host={webhook?.host ?? ''}
									onResend={webhook?.isActive ? () => resend.mutate(delivery) : null}
								/>
							);
						})}
					</tbody>
				</table>
			)}
		</Card>
	);
}

/** A status or the code of a network error; only what is ours is put into words. */
const answers: Record<string, BackofficeMessageKey> = {
	PAUSED: 'settings.answer.PAUSED',
	PRIVATE_ADDRESS: 'settings.answer.PRIVATE_ADDRESS',
};

function sayAnswer(t: ReturnType<typeof useMessages>, answer: string): string {
	const known = answers[answer];
	return known ? t(known) : answer;
}

type DeliveryRowProps = { delivery: DeskDelivery; host: string; onResend: (() => void) | null };

function DeliveryRow({ delivery, host, onResend }: DeliveryRowProps) {
	const t = useMessages();
	const { moment, full } = useFormats();
	const { orderNumber, type, occurredAt, tries, lastAnswer } = delivery;
	const name = useEventName()(type);
	return (
		<tr>
			<td>
				{name}{' '}
				<Link className={text['link']} to={`/orders/${orderNumber}`}>
					{orderNumber}
				</Link>
				<p className={`${text['small']} ${text['faint']}`}>
					<time dateTime={occurredAt} title={full(occurredAt)}>
						{moment(occurredAt)}
					</time>
				</p>
			</td>
			<td>{host}</td>
			<td>
				{lastAnswer === null ? t('settings.sending') : sayAnswer(t, lastAnswer)}
				<p className={`${text['small']} ${text['faint']}`}>
					{t('settings.tries', { count: tries })}
				</p>
			</td>
			<td>
				{onResend && (
					<Button
						size="sm"
						disabled={lastAnswer === null}
						aria-label={t('settings.resendThis', { name, number: orderNumber })}
						onClick={onResend}
					>
						{t('settings.resend')}
					</Button>
				)}
			</td>
		</tr>
	);
}
