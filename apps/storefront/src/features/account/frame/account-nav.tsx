import type { Customer } from '@korb/contracts/customer/customer';
import type { AccountSection } from '@korb/domain/routing/account-sections';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { LogOutIcon } from '../../../ui/icons/log-out.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import styles from './account-nav.module.css';
import { sectionGroups, sectionIcons } from './sections.ts';
import { useLogOut } from './use-log-out.ts';

type AccountNavProps = { section: AccountSection; customer: Customer | null };

/** Beside every section on wide screens; phones have the menu at the end of the overview. */
export function AccountNav({ section, customer }: AccountNavProps) {
	const site = useSite();
	const { t, config } = site;
	const logOut = useLogOut();
	return (
		<div className={styles['aside']}>
			<Person customer={customer} />
			<nav className={styles['list']} aria-label={t('account.nav')}>
				{sectionGroups(config).map((group) => (
					<ul key={group[0]}>
						{group.map((name) => {
							const Icon = sectionIcons[name];
							return (
								<li key={name}>
									<AppLink
										href={accountPath(site, name)}
										aria-current={name === section ? 'page' : undefined}
									>
										<Icon />
										{t(`account.nav.${name}`)}
									</AppLink>
								</li>
							);
						})}
					</ul>
				))}
				<button type="button" className={styles['out']} onClick={logOut}>
					<LogOutIcon />
					{t('account.logOut')}
				</button>
			</nav>
		</div>
	);
}

function Person({ customer }: { customer: Customer | null }) {
	const name = customer && [customer.firstName, customer.lastName].filter(Boolean).join(' ');
	return (
		<div className={styles['person']}>
			<span className={styles['avatar']} aria-hidden="true">
				{customer && initialsOf(customer)}
			</span>
			<p>
				{customer ? (
					<>
						{name && <b>{name}</b>}
						<span>{customer.email}</span>
					</>
				) : (
					<>
						<Skeleton width="8em" height={18} />
						<Skeleton width="10em" height={15} />
					</>
				)}
			</p>
		</div>
	);
}

function initialsOf({ firstName, lastName, email }: Customer): string {
	const [one = '', two = ''] = [firstName, lastName].filter(Boolean).map((text) => [...text][0]);
	return (one + two || [...email][0] || '').toLocaleUpperCase();
}
