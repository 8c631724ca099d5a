import { pathTo } from '@korb/domain/routing/routes';
import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '../../platform/hydration/use-hydrated.ts';
import { useLiveSearch } from '../../platform/navigation/use-live-search.ts';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { ButtonGroup, Or } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { useLeaveWhenSignedIn } from './use-after-login.ts';

// Only browsers know passkeys, and whether there are any.
const PasskeyLogin = lazy(async () => ({
	default: (await import('./passkey-login.tsx')).PasskeyLogin,
}));
const CodeLogin = lazy(async () => ({ default: (await import('./code-login.tsx')).CodeLogin }));

/** All ways to sign in, and the way to an account for those who have none. */
export function LoginPanel() {
	const { config, routes, t } = useSite();
	const search = useLiveSearch();
	const [way, setWay] = useState<'password' | 'code'>('password');
	const registration = pathTo(routes, 'registration');
	const other = way === 'password' ? 'code' : 'password';
	const isHydrated = useHydrated();
	useLeaveWhenSignedIn();
	return (
		<>
			{way === 'password' ? (
				<LoginForm />
			) : (
				<Suspense>
					<CodeLogin onPasswordNeeded={() => setWay('password')} />
				</Suspense>
			)}
			<Or>{t('login.otherWays')}</Or>
			<ButtonGroup>
				{isHydrated && (
					<Suspense>
						<PasskeyLogin />
					</Suspense>
				)}
				<Button variant="ghost" block onClick={() => setWay(other)}>
					{t(other === 'code' ? 'login.withCode' : 'login.withPassword')}
				</Button>
			</ButtonGroup>
			{registration && (
				<>
					<Or>{t('login.new', { shop: config.name })}</Or>
					<LinkButton variant="secondary" block href={registration + search}>
						{t('registration.submit')}
					</LinkButton>
				</>
			)}
		</>
	);
}
