import type { Me } from '@korb/contracts/admin/staff/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { meKey, useMe } from '../../session/me.ts';
import { forgetOwedSignOut } from '../../session/owed-sign-out.ts';
import { Note } from '../../ui/note/note.tsx';
import { Door } from './door.tsx';
import { FloorSignIn } from './floor/floor-sign-in.tsx';
import { PasskeyFirst } from './passkey-first.tsx';
import { signInWithPasskey } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import { useSignInMethods } from './use-sign-in-methods.ts';

export function SignInPage() {
	const t = useMessages();
	const queries = useQueryClient();
	const { data: known } = useMe();
	const { data: methods, isPending } = useSignInMethods();
	const [isAtDesk, setAtDesk] = useState(false);
	const target = useTarget(known?.floorDevice != null);
	const enter = (me: Me) => {
		forgetOwedSignOut();
		queries.setQueryData(meKey, me);
	};
	const passkey = useMutation({
		mutationFn: signInWithPasskey,
		onSuccess: (me) => me && enter(me),
	});
	if (known) return <Navigate to={target} replace />;
	// Either of two pages, which must not flash.
	if (isPending) return null;
	if (methods?.floorDevice && !isAtDesk) {
		const { floorDevice } = methods;
		return <FloorSignIn device={floorDevice} onEnter={enter} onDesk={() => setAtDesk(true)} />;
	}
	return (
		<Door title={t(`signIn.hello.${dayPart(new Date())}`)} lead={t('signIn.lead')}>
			{methods?.isRetired && <Note tone="warn">{t('floor.retired')}</Note>}
			<SingleSignOn />
			<PasskeyFirst label={t('signIn.passkey')} or={t('signIn.or')} ceremony={passkey} />
			<PasswordForm onSuccess={enter} />
		</Door>
	);
}

/**
 * Where the person wanted to go; a path of the back office, as the router put it there. On a floor
 * device, somebody else may have wanted to go to a page of the desk.
 */
function useTarget(isAtFloor: boolean): string {
	const state: unknown = useLocation().state;
	const from = typeof state === 'object' && state && 'from' in state ? state.from : null;
	const pages = isAtFloor ? /^\/(picking|handover)(\?|$)/ : /^\/(?!\/)/;
	return typeof from === 'string' && pages.test(from) ? from : '/';
}

function dayPart(now: Date): 'morning' | 'day' | 'evening' {
	const hour = now.getHours();
	if (hour < 11) return 'morning';
	return hour < 18 ? 'day' : 'evening';
}
