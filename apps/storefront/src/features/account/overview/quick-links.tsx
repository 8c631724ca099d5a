import type { Customer } from '@korb/contracts/customer/customer';
import { type AccountSection, hasSection } from '@korb/domain/routing/account-sections';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { plateStyle } from '../../../ui/picture/plate-style.ts';
import { sectionIcons } from '../frame/sections.ts';
import styles from './quick-links.module.css';

const links = [
	{ section: 'orders', tint: 'peach' },
	{ section: 'addresses', tint: 'sage' },
	{ section: 'security', tint: 'mint' },
	{ section: 'notifications', tint: 'sky' },
] as const satisfies { section: AccountSection; tint: string }[];

export function QuickLinks({ customer }: { customer: Customer }) {
	const site = useSite();
	const { t, config } = site;
	return (
		<nav className={styles['quick']} aria-label={t('account.quick')}>
			{links
				.filter(({ section }) => hasSection(config, section))
				.map(({ section, tint }) => {
					const Icon = sectionIcons[section];
					return (
						<AppLink key={section} href={accountPath(site, section)}>
							<span className={styles['icon']} style={plateStyle(tint)}>
								<Icon />
							</span>
							<span>
								{t(`account.nav.${section}`)}
								<small>
									{t(`account.quick.${section}`, {
										addresses: customer.addresses.length,
										topics: customer.newsletterTopics.length,
									})}
								</small>
							</span>
						</AppLink>
					);
				})}
		</nav>
	);
}
