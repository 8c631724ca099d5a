import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** The way to an account and back to this checkout; the only way where guests cannot order. */
export function LoginHint({ isRequired }: { isRequired: boolean }) {
	const { routes, t } = useSite();
	const isGuest = useLoginState() === 'anonymous';
	const login = pathTo(routes, 'login');
	const link = login && (
		<AppLink className="link" href={`${login}?forwardToCheckout`}>
			{t('login.submit')}
		</AppLink>
	);
	if (isRequired) {
		return (
			<Notice tone="warn">
				{t('checkout.refused.loginRequired')} {link}
			</Notice>
		);
	}
	if (!isGuest || !link) return null;
	return (
		<p className="small">
			{t('checkout.hasAccount')} {link}
		</p>
	);
}
