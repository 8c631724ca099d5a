import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SecondFactorPage } from '../pages/second-factor/second-factor-page.tsx';
import { useMessages } from '../platform/i18n/locale.tsx';
import { IdleSignOut } from '../session/idle-sign-out.ts';
import { LoadFailed } from '../session/load-failed.tsx';
import { useMe } from '../session/me.ts';
import { SessionContext } from '../session/session.tsx';

/** Nothing of the shop is rendered before the API has named the person. */
export function SignedIn({ children }: { children: ReactNode }) {
	const t = useMessages();
	const { data: me, error, refetch } = useMe();
	const { pathname, search } = useLocation();
	if (me === undefined) {
		if (!error) return null;
		return <LoadFailed what={t('failed.session')} error={error} onRetry={() => void refetch()} />;
	}
	if (me === null) return <Navigate to="/sign-in" state={{ from: pathname + search }} replace />;
	return (
		<SessionContext value={me}>
			{me.floorDevice && <IdleSignOut />}
			{me.mustAddSecondFactor ? <SecondFactorPage /> : children}
		</SessionContext>
	);
}
