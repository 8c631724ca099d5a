import { ApiError } from '../../platform/api/api-error.ts';
import type { Translate } from '../../platform/i18n/locale.tsx';

/** Says what helps. The API does not tell which part of a sign-in was wrong, so neither do we. */
export function refusalText(t: Translate, error: unknown): string {
	if (!(error instanceof ApiError) || error.status >= 500) return t('failed.server');
	if (error.status === 0) return t('failed.offline');
	if (error.status === 429) return t('signIn.locked');
	if (error.errorCode === 'link_expired') return t('invitation.expired');
	if (error.errorCode === 'password_refused') return t('invitation.weak');
	if (error.errorCode === 'reauthentication_required') return t('signIn.again');
	return t('signIn.wrong');
}
