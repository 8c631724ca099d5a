import type { Me } from '@korb/contracts/admin/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { meKey, useMe } from '../../session/me.ts';
import { Door } from './door.tsx';
import { PasskeyFirst } from './passkey-first.tsx';
import { signInWithPasskey } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';
import { SingleSignOn } from './single-sign-on.tsx';

export function SignInPage() {
	const t = useMessages();
	const queries = useQueryClient();
	const { data: known } = useMe();
	const target = useTarget();
	const enter = (me: Me) => queries.setQueryData(meKey, me);
	const passkey = useMutation({
		mutationFn: signInWithPasskey,
		onSuccess: (me) => me && enter(me),
	});
	if (known) return <Navigate to={target} replace />;
	return (
		<Door title={t(`signIn.hello.${dayPart(new Date())}`)} lead={t('signIn.lead')}>
			<SingleSignOn />
			<PasskeyFirst label={t('signIn.passkey')} or={t('signIn.or')} ceremony={passkey} />
			<PasswordForm onSuccess={enter} />
		</Door>
	);
}

/** Where the person wanted to go; a path of the back office, as the router put it there. */
function useTarget(): string {
	const state: unknown = useLocation().state;
	const from = typeof state === 'object' && state && 'from' in state ? state.from : null;
	return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}

function dayPart(now: Date): 'morning' | 'day' | 'evening' {
	const hour = now.getHours();
	if (hour < 11) return 'morning';
	return hour < 18 ? 'day' : 'evening';
}
