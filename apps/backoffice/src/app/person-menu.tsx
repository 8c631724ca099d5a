import { useLocale } from '../platform/i18n/locale.tsx';
import { useTheme } from '../platform/theme/theme.ts';
import { useSession } from '../session/session.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { Button } from '../ui/button/button.tsx';
import { GlobeIcon } from '../ui/icons/globe.ts';
import { KeyboardIcon } from '../ui/icons/keyboard.ts';
import { LogOutIcon } from '../ui/icons/log-out.ts';
import { MoonIcon } from '../ui/icons/moon.ts';
import { SunIcon } from '../ui/icons/sun.ts';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu/menu.tsx';
import styles from './shell.module.css';

export function PersonMenu({ onShowKeys }: { onShowKeys: () => void }) {
	const { t, language, setLanguage } = useLocale();
	const { theme, toggle } = useTheme();
	const { me } = useSession();
	const signOut = useSignOut();
	const other = language === 'de' ? 'en' : 'de';
	return (
		<div className={styles['me']}>
			<Menu
				trigger={
					<button type="button" className={styles['person']}>
						<Avatar name={me.name} />
						<span className={styles['grow']}>
							<b>{me.name}</b>
							<small>{me.roles.map((role) => t(`role.${role}`)).join(', ')}</small>
						</span>
					</button>
				}
			>
				<MenuItem icon={GlobeIcon} onClick={() => setLanguage(other)}>
					<span lang={other}>{other === 'de' ? 'Deutsch' : 'English'}</span>
				</MenuItem>
				<MenuItem icon={KeyboardIcon} onClick={onShowKeys}>
					{t('keys.title')}
				</MenuItem>
				<MenuSeparator />
				<MenuItem icon={LogOutIcon} onClick={signOut}>
					{t('signOut')}
				</MenuItem>
			</Menu>
			<Button variant="quiet" size="sm" isSquare aria-label={t('shell.theme')} onClick={toggle}>
				{theme === 'dark' ? <SunIcon /> : <MoonIcon />}
			</Button>
		</div>
	);
}
