import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { cardClass } from '../../../ui/card/card.ts';
import { classes } from '../../../ui/classes.ts';
import { ChevronRightIcon } from '../../../ui/icons/chevron-right.ts';
import { LogOutIcon } from '../../../ui/icons/log-out.ts';
import styles from './account-menu.module.css';
import { sectionGroups, sectionIcons } from './sections.ts';
import { useLogOut } from './use-log-out.ts';

/** The whole navigation as rows, at the end of the overview of narrow screens. */
export function AccountMenu() {
	const site = useSite();
	const { t, config } = site;
	const logOut = useLogOut();
	const sections = sectionGroups(config).flat();
	return (
		<nav className={classes(cardClass, styles['menu'])} aria-label={t('account.nav')}>
			<ul>
				{sections
					.filter((name) => name !== 'overview')
					.map((name) => {
						const Icon = sectionIcons[name];
						return (
							<li key={name}>
								<AppLink href={accountPath(site, name)}>
									<Icon />
									{t(`account.nav.${name}`)}
									<ChevronRightIcon />
								</AppLink>
							</li>
						);
					})}
				<li>
					<button type="button" onClick={logOut}>
						<LogOutIcon />
						{t('account.logOut')}
					</button>
				</li>
			</ul>
		</nav>
	);
}
