import type { DeskWebhook } from '@korb/contracts/admin/settings/webhooks';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { useRotateSecret } from './use-webhooks.ts';
import { WebhookError } from './webhook-error.tsx';

type RotateSecretDialogProps = { webhook: DeskWebhook; onClose: () => void };

export function RotateSecretDialog({ webhook, onClose }: RotateSecretDialogProps) {
	const t = useMessages();
	const rotate = useRotateSecret(webhook);
	const title = t('settings.webhookRotateTitle', { host: webhook.host });
	if (rotate.data) {
		return (
			<Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')}>
				<ShownSecret secret={rotate.data.secret} />
			</Dialog>
		);
	}
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={title}
			closeLabel={t('close')}
			onSubmit={() => rotate.mutate()}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={rotate.isPending}>
						{t('settings.webhookRotate')}
					</Button>
				</>
			}
		>
			{rotate.error ? (
				<WebhookError error={rotate.error} />
			) : (
				<p>{t('settings.webhookRotateText')}</p>
			)}
		</Dialog>
	);
}
