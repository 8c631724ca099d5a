import { useState } from 'react';
import { NavLink, Outlet, useNavigate } from 'react-router';
import { useLiveOrders } from '../orders/use-live-orders.ts';
import { useMessages } from '../platform/i18n/locale.tsx';
import { type KeyMap, useKeys } from '../platform/keys/use-keys.ts';
import { useSession } from '../session/session.tsx';
import { UndoProvider } from '../session/undo/undo-provider.tsx';
import { classes } from '../ui/classes.ts';
import { ExternalLinkIcon } from '../ui/icons/external-link.ts';
import navigation from '../ui/layout/nav.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import { type NavigationEntry, navigationFor } from './navigation.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { PersonMenu } from './person-menu.tsx';
import styles from './shell.module.css';

export function Shell() {
	const t = useMessages();
	const { me, may } = useSession();
	const navigate = useNavigate();
	const [areKeysShown, showKeys] = useState(false);
	useLiveOrders(may('orders.read'));
	const entries = navigationFor(may);
	const goTo: KeyMap = Object.fromEntries(
		entries.map(({ key, to }) => [`g ${key}`, () => void navigate(to)]),
	);
	useKeys({ ...goTo, '?': () => showKeys(true) });
	const ofGroup = (wanted: NavigationEntry['group']) =>
		entries.filter(({ group }) => group === wanted);
	return (
		<UndoProvider>
			<a className={styles['skip']} href="#main">
				{t('shell.skip')}
			</a>
			<div className={styles['app']}>
				<aside className={styles['side']}>
					<div className={styles['column']}>
						<a className={styles['shop']} href={me.shop.baseUrl} target="_blank" rel="noreferrer">
							<img src="/mark.svg" alt="" />
							<span className={styles['grow']}>
								<b>{me.shop.name}</b>
								<small>{hostOf(me.shop.baseUrl)}</small>
							</span>
						</a>
						<PaletteButton />
						<nav
							className={classes(navigation['nav'], styles['nav'])}
							aria-label={t('shell.navigation')}
						>
							{ofGroup('day').map(toLink)}
							{(ofGroup('shop').length > 0 || me.cmsUrl) && <h2>{t('nav.shop')}</h2>}
							{ofGroup('shop').map(toLink)}
							{me.cmsUrl && (
								<a href={me.cmsUrl} target="_blank" rel="noreferrer" title={t('nav.cms')}>
									<ExternalLinkIcon />
									<span className={styles['label']}>{t('nav.cms')}</span>
								</a>
							)}
							{ofGroup('manage').length > 0 && <h2>{t('nav.manage')}</h2>}
							{ofGroup('manage').map(toLink)}
						</nav>
						<div className={styles['foot']}>
							<PersonMenu onShowKeys={() => showKeys(true)} />
						</div>
					</div>
				</aside>
				<main className={styles['main']} id="main" tabIndex={-1}>
					<Outlet />
				</main>
			</div>
			<KeysDialog isOpen={areKeysShown} onClose={() => showKeys(false)} entries={entries} />
		</UndoProvider>
	);

	function toLink({ to, label, icon: Icon, key }: NavigationEntry) {
		return (
			<NavLink key={to} to={to} title={t(label)} aria-keyshortcuts={`g ${key}`}>
				<Icon />
				<span className={styles['label']}>{t(label)}</span>
			</NavLink>
		);
	}
}

function hostOf(url: string): string {
	return URL.parse(url)?.host ?? url;
}
