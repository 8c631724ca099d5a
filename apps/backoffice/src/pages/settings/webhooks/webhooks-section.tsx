import type { DeskWebhook } from '@korb/contracts/admin/settings/webhooks';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { Status } from '../../../ui/badge/status.tsx';
import { Card } from '../../../ui/card/card.tsx';
import rows from '../../../ui/layout/rows.module.css';
import text from '../../../ui/layout/text.module.css';
import { Empty } from '../../../ui/note/empty.tsx';
import { timelineEvent } from '../../order/timeline-events.ts';
import page from '../settings-page.module.css';
import { UndeliveredCard } from './undelivered-card.tsx';
import { useWebhooks } from './use-webhooks.ts';

/** Operators set endpoints up; here people see whether they hear of orders. */
export function WebhooksSection() {
	const t = useMessages();
	const { data, error, refetch } = useWebhooks();
	return (
		<>
			<div className={page['lead']}>
				<h2>{t('settings.section.webhooks')}</h2>
				<p className={text['muted']}>{t('settings.webhooksLead')}</p>
			</div>
			{error && (
				<LoadFailed
					what={t('settings.webhooksFailed')}
					error={error}
					onRetry={() => void refetch()}
				/>
			)}
			{data && (
				<>
					<Card title={t('settings.webhookHosts')} isFlush>
						{data.webhooks.length === 0 && <Empty title={t('settings.noWebhooks')} />}
						<ul className={rows['list']}>
							{data.webhooks.map((webhook) => (
								<WebhookRow key={webhook.webhookId} webhook={webhook} />
							))}
						</ul>
					</Card>
					<UndeliveredCard webhooks={data} />
				</>
			)}
		</>
	);
}

function WebhookRow({ webhook }: { webhook: DeskWebhook }) {
	const t = useMessages();
	const { host, types, isActive, waiting } = webhook;
	const names = types.map((type) => {
		const { label } = timelineEvent(type);
		return label ? t(label) : type;
	});
	return (
		<li>
			<div className={rows['grow']}>
				<p className={text['strong']}>{host}</p>
				<p className={`${text['small']} ${text['muted']}`}>
					{names.join(', ') || t('settings.allEvents')}
				</p>
			</div>
			{!isActive && <Status mark="off">{t('settings.webhookOff')}</Status>}
			{isActive && waiting > 0 && (
				<Status mark="waiting">{t('settings.webhookWaiting', { count: waiting })}</Status>
			)}
			{isActive && waiting === 0 && <Status mark="done">{t('settings.webhookDone')}</Status>}
		</li>
	);
}
