import { createBrowserRouter, Navigate, Outlet } from 'react-router';
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
					<Outlet />
				</SignedIn>
			),
			hydrateFallbackElement: <></>,
			children: [
				{ path: '/picking', lazy: () => import('../pages/picking/picking-page.tsx') },
				{ path: '/handover', lazy: () => import('../pages/handover/handover-page.tsx') },
			],
		},
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
				{ path: 'orders/phone', lazy: () => import('../pages/phone-order/caller-page.tsx') },
				{
					path: 'orders/phone/:draftId',
					lazy: () => import('../pages/phone-order/phone-order-page.tsx'),
				},
				{ path: 'orders/:orderNumber', lazy: () => import('../pages/order/order-page.tsx') },
				{ path: 'picking/board', lazy: () => import('../pages/picking-board/board-page.tsx') },
				{ path: 'windows', lazy: () => import('../pages/windows/windows-page.tsx') },
				{
					path: 'windows/templates',
					lazy: () => import('../pages/windows/templates/templates-page.tsx'),
				},
				{ path: 'assortment', lazy: () => import('../pages/assortment/assortment-page.tsx') },
				{
					path: 'assortment/import/:importId?',
					lazy: () => import('../pages/import/import-page.tsx'),
				},
				{ path: 'assortment/:sku', lazy: () => import('../pages/product/product-page.tsx') },
				{ path: 'promotions', lazy: () => import('../pages/promotions/promotions-page.tsx') },
				...['promotions/:promotionId', 'promotions/new'].map((path) => ({
					path,
					lazy: () => import('../pages/promotions/promotion-page.tsx'),
				})),
				{
					path: 'promotions/codes',
					lazy: () => import('../pages/promotions/codes/codes-page.tsx'),
				},
				...['promotions/codes/:code', 'promotions/new-code'].map((path) => ({
					path,
					lazy: () => import('../pages/promotions/codes/code-page.tsx'),
				})),
				{ path: 'customers', lazy: () => import('../pages/customers/customers-page.tsx') },
				{
					path: 'customers/:customerId',
					lazy: () => import('../pages/customer/customer-page.tsx'),
				},
				{ path: 'settings/:section?', lazy: () => import('../pages/settings/settings-page.tsx') },
				{ path: 'areas', lazy: () => import('../pages/areas/areas-page.tsx') },
				{ path: 'reports', lazy: () => import('../pages/reports/reports-page.tsx') },
				{ path: 'staff', lazy: () => import('../pages/staff/staff-page.tsx') },
				{ path: 'staff/devices', lazy: () => import('../pages/staff/devices/devices-page.tsx') },
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
