import type { DeskWebhook } from '@korb/contracts/admin/settings/webhooks';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Status } from '../../../ui/badge/status.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EllipsisIcon } from '../../../ui/icons/ellipsis.ts';
import rows from '../../../ui/layout/rows.module.css';
import text from '../../../ui/layout/text.module.css';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';
import { useSwitchWebhook } from './use-webhooks.ts';
import { WebhookError } from './webhook-error.tsx';
import { useEventName } from './webhook-events.ts';

export function WebhookRow({ webhook }: { webhook: DeskWebhook }) {
	const t = useMessages();
	const { moment } = useFormats();
	const nameOf = useEventName();
	const toggle = useSwitchWebhook(webhook);
	const [dialog, setDialog] = useState<'secret' | 'delete' | null>(null);
	const { host, types, isActive, isOperators, previousSecretUntil } = webhook;
	const close = () => setDialog(null);
	return (
		<li>
			<div className={rows['grow']}>
				<p className={text['strong']}>{host}</p>
				<p className={`${text['small']} ${text['muted']}`}>
					{types.map(nameOf).join(', ') || t('settings.allEvents')}
				</p>
				{previousSecretUntil && (
					<p className={`${text['small']} ${text['faint']}`}>
						{t('settings.webhookBothSecrets', { until: moment(previousSecretUntil) })}
					</p>
				)}
				{toggle.error && <WebhookError error={toggle.error} />}
			</div>
			<Waiting webhook={webhook} />
			{isOperators ? (
				<span className={`${text['small']} ${text['faint']}`}>
					{t('settings.webhookOfOperator')}
				</span>
			) : (
				<>
					<Button
						size="sm"
						aria-label={t(isActive ? 'settings.webhookPauseThis' : 'settings.webhookResumeThis', {
							host,
						})}
						disabled={toggle.isPending}
						onClick={() => toggle.mutate(!isActive)}
					>
						{t(isActive ? 'settings.webhookPause' : 'settings.webhookResume')}
					</Button>
					<Menu
						trigger={
							<Button
								variant="quiet"
								size="sm"
								isSquare
								aria-label={t('settings.webhookMore', { host })}
							>
								<EllipsisIcon />
							</Button>
						}
					>
						<MenuItem onClick={() => setDialog('secret')}>{t('settings.webhookRotate')}</MenuItem>
						<MenuItem onClick={() => setDialog('delete')}>{t('settings.webhookDelete')}</MenuItem>
					</Menu>
				</>
			)}
			{dialog === 'secret' && <RotateSecretDialog webhook={webhook} onClose={close} />}
			{dialog === 'delete' && <DeleteWebhookDialog webhook={webhook} onClose={close} />}
		</li>
	);
}

function Waiting({ webhook: { isActive, waiting } }: { webhook: DeskWebhook }) {
	const t = useMessages();
	if (!isActive) return <Status mark="off">{t('settings.webhookOff')}</Status>;
	if (waiting === 0) return <Status mark="done">{t('settings.webhookDone')}</Status>;
	return <Status mark="waiting">{t('settings.webhookWaiting', { count: waiting })}</Status>;
}
