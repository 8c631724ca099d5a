import { createBrowserRouter, Navigate } from 'react-router';
import { InvitationPage } from '../pages/invitation/invitation-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { SignInPage } from '../pages/sign-in/sign-in-page.tsx';
import { finishSingleSignOn } from '../pages/sign-in/single-sign-on.tsx';
import { useSession } from '../session/session.tsx';
import { navigationFor } from './navigation.ts';

import { Shell } from './shell.tsx';
import { SignedIn } from './signed-in.tsx';

/** Pages behind the sign-in load with their first visit. */
export function createRouter() {
	return createBrowserRouter([
		{ path: '/sign-in', element: <SignInPage /> },
		{
			path: '/sign-in/oidc',
			loader: finishSingleSignOn,
			element: <SignInPage />,
			hydrateFallbackElement: <></>,
		},
		{ path: '/invitation', element: <InvitationPage /> },
		{
			element: (
				<SignedIn>
					<Shell />
				</SignedIn>
			),
			hydrateFallbackElement: <></>,
			children: [
				{ index: true, element: <Start /> },
				{ path: 'today', lazy: () => import('../pages/today/today-page.tsx') },
				{ path: 'orders', lazy: () => import('../pages/orders/orders-page.tsx') },
				{ path: 'orders/:orderNumber', lazy: () => import('../pages/order/order-page.tsx') },
				{ path: 'staff', lazy: () => import('../pages/staff/staff-page.tsx') },
				{ path: 'staff/audit', lazy: () => import('../pages/staff/audit-page.tsx') },
				{ path: '*', element: <NotFoundPage /> },
			],
		},
	]);
}

/** The first page that the person may see. */
function Start() {
	const { may } = useSession();
	const [first] = navigationFor(may);
	return <Navigate to={first?.to ?? '/nothing'} replace />;
}
