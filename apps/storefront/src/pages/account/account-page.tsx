import type { PayloadOf } from '@korb/contracts/platform/payload';
import { lazy, Suspense } from 'react';
import { AccountHead } from '../../features/account/frame/account-head.tsx';
import { AccountMenu } from '../../features/account/frame/account-menu.tsx';
import { AccountNav } from '../../features/account/frame/account-nav.tsx';
import { WaitingPanels } from '../../features/account/frame/waiting.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useCustomer } from '../../shop/session/use-customer.ts';
import styles from './account-page.module.css';
import { sectionViews } from './section-views.ts';

const DeletionNotice = lazy(async () => ({
	default: (await import('../../features/account/frame/deletion-notice.tsx')).DeletionNotice,
}));

/** The server renders the frame; the section follows once it is known who is signed in. */
export function Component({ payload: { section } }: { payload: PayloadOf<'account'> }) {
	const t = useMessages();
	const customer = useCustomer();
	const View = sectionViews[section];
	const isOverview = section === 'overview';
	const waiting = (
		<>
			<AccountHead title={t(`account.title.${section}`)} hasWayBack={!isOverview} />
			<WaitingPanels count={isOverview ? 1 : 2} />
		</>
	);
	return (
		<div className={`wrap ${styles['account']}`}>
			<AccountNav section={section} customer={customer} />
			<div className={styles['main']}>
				{customer?.deletionAt && (
					<Suspense>
						<DeletionNotice deletionAt={customer.deletionAt} />
					</Suspense>
				)}
				{customer ? (
					<Suspense key={section} fallback={waiting}>
						<View customer={customer} />
					</Suspense>
				) : (
					waiting
				)}
				{isOverview && <AccountMenu />}
			</div>
		</div>
	);
}
