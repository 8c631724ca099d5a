import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { ChevronLeftIcon } from '../../../ui/icons/chevron-left.ts';
import styles from './account-head.module.css';

type AccountHeadProps = {
	title: ReactNode;
	lead?: ReactNode;
	/** The page's main button. */
	action?: ReactNode;
	/** Leads back on narrow screens, which have no navigation beside the section. */
	hasWayBack?: boolean;
};

export function AccountHead({ title, lead, action, hasWayBack = true }: AccountHeadProps) {
	return (
		<header className={styles['head']}>
			<div>
				{hasWayBack && <AccountBack />}
				<h1>{title}</h1>
				{lead && <p>{lead}</p>}
			</div>
			{action}
		</header>
	);
}

/** Narrow screens have no navigation beside a section. */
export function AccountBack() {
	const site = useSite();
	return (
		<AppLink className={styles['back']} data-back href={accountPath(site, 'overview')}>
			<ChevronLeftIcon />
			{site.t('account.mine')}
		</AppLink>
	);
}
