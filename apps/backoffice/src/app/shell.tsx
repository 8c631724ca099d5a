import { useState } from 'react';
import { NavLink, Outlet, useNavigate } from 'react-router';
import { useLiveOrders } from '../orders/use-live-orders.ts';
import { useMessages } from '../platform/i18n/locale.tsx';
import { type KeyMap, useKeys } from '../platform/keys/use-keys.ts';
import { useSession } from '../session/session.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { type NavigationEntry, navigationFor } from './navigation.ts';
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
	const manage = entries.filter(({ group }) => group === 'manage');
	return (
		<>
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
						<nav className={styles['nav']} aria-label={t('shell.navigation')}>
							{entries.filter(({ group }) => group === 'day').map(toLink)}
							{manage.length > 0 && <h2>{t('nav.manage')}</h2>}
							{manage.map(toLink)}
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
		</>
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
