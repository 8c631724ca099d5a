import type { DeskWebhook } from '@korb/contracts/admin/settings/webhooks';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useDeleteWebhook } from './use-webhooks.ts';
import { WebhookError } from './webhook-error.tsx';

type DeleteWebhookDialogProps = { webhook: DeskWebhook; onClose: () => void };

export function DeleteWebhookDialog({ webhook, onClose }: DeleteWebhookDialogProps) {
	const t = useMessages();
	const remove = useDeleteWebhook(webhook);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('settings.webhookDeleteTitle', { host: webhook.host })}
			closeLabel={t('close')}
			onSubmit={() => remove.mutate(undefined, { onSuccess: onClose })}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="dangerFill" disabled={remove.isPending}>
						{t('settings.webhookDelete')}
					</Button>
				</>
			}
		>
			{remove.error ? (
				<WebhookError error={remove.error} />
			) : (
				<p>{t('settings.webhookDeleteText', { count: webhook.waiting })}</p>
			)}
		</Dialog>
	);
}
