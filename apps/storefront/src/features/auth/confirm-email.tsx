import { postEmailConfirm } from '@korb/contracts/customer/credential-paths';
import { pathTo } from '@korb/domain/routing/routes';
import { api } from '../../platform/api/api.ts';
import { useSite } from '../../platform/site.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { CheckIcon } from '../../ui/icons/check.ts';
import { MailIcon } from '../../ui/icons/mail.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { useAside } from './use-aside.ts';
import { useLinkCall } from './use-link-call.ts';

/** Opened by the links of the two emails that a change of address sends. */
export function ConfirmEmail() {
	const { routes, t } = useSite();
	const aside = useAside();
	const profile = (
		<LinkButton size="lg" block href={pathTo(routes, 'profile') ?? '/'}>
			{t('confirm.account')}
		</LinkButton>
	);
	const call = useLinkCall((token) => api.call(postEmailConfirm, { body: { token } }));
	return (
		<LinkOutcome call={call} expiredLead={t('confirm.emailExpired')} actions={profile}>
			{({ waitingFor }) => (
				<AuthFrame
					badge={waitingFor ? <MailIcon /> : <CheckIcon />}
					heading={t('confirm.done')}
					lead={t(waitingFor ? `confirm.emailWaiting.${waitingFor}` : 'confirm.emailChanged')}
					aside={aside.welcome}
				>
					{profile}
				</AuthFrame>
			)}
		</LinkOutcome>
	);
}
