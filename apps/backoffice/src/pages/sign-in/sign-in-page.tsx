import type { Me } from '@korb/contracts/admin/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { meKey, useMe } from '../../session/me.ts';
import { Button } from '../../ui/button/button.tsx';
import { FingerprintIcon } from '../../ui/icons/fingerprint.ts';
import { Note } from '../../ui/note/note.tsx';
import { Door } from './door.tsx';
import { canUsePasskeys, signInWithPasskey } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';
import { refusalText } from './refusal-text.ts';
import styles from './sign-in-page.module.css';

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
			{canUsePasskeys() && (
				<>
					<Button
						variant="primary"
						size="xl"
						disabled={passkey.isPending}
						onClick={() => passkey.mutate()}
					>
						<FingerprintIcon size="lg" />
						{t('signIn.passkey')}
					</Button>
					{passkey.error && (
						<Note tone="danger" isAlert>
							{refusalText(t, passkey.error)}
						</Note>
					)}
					<p className={styles['or']}>{t('signIn.or')}</p>
				</>
			)}
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
