import { postConfirm } from '@korb/contracts/forms/forms-paths';
import { api } from '../../platform/api/api.ts';
import { notifications } from '../../platform/browser/notifications.ts';
import type { Translate } from '../../platform/messages/messages.ts';

const READING_MS = 8000;

/** Following the link in a newsletter email confirms the decision. */
export async function followNewsletterLink(token: string, t: Translate): Promise<void> {
	const key = 'newsletter';
	try {
		const { purpose } = await api.call(postConfirm, { body: { token } });
		const message = t(purpose === 'subscribe' ? 'newsletter.confirmed' : 'newsletter.unsubscribed');
		notifications.show({ key, message, type: 'success', duration: READING_MS });
	} catch {
		const message = t('newsletter.linkFailed');
		notifications.show({ key, message, type: 'error', duration: READING_MS });
	}
}
