import { MOST_WEBHOOKS } from '@korb/domain/tenant/webhooks';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import rows from '../../../ui/layout/rows.module.css';
import text from '../../../ui/layout/text.module.css';
import { Empty } from '../../../ui/note/empty.tsx';
import page from '../settings-page.module.css';
import { AddWebhookDialog } from './add-webhook-dialog.tsx';
import { UndeliveredCard } from './undelivered-card.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookRow } from './webhook-row.tsx';

export function WebhooksSection() {
	const t = useMessages();
	const { data, error, refetch } = useWebhooks();
	const [isAdding, setAdding] = useState(false);
	const own = data?.webhooks.filter(({ isOperators }) => !isOperators).length ?? 0;
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
					<Card
						title={t('settings.webhookHosts')}
						isFlush
						actions={
							<Button size="sm" disabled={own >= MOST_WEBHOOKS} onClick={() => setAdding(true)}>
								<PlusIcon />
								{t('settings.webhookAdd')}
							</Button>
						}
						footer={
							own >= MOST_WEBHOOKS && t('settings.webhookProblem.tooMany', { count: MOST_WEBHOOKS })
						}
					>
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
			{isAdding && <AddWebhookDialog onClose={() => setAdding(false)} />}
		</>
	);
}
