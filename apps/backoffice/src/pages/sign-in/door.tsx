import type { ReactNode } from 'react';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useTheme } from '../../platform/theme/theme.ts';
import { Button } from '../../ui/button/button.tsx';
import { GlobeIcon } from '../../ui/icons/globe.ts';
import { MoonIcon } from '../../ui/icons/moon.ts';
import { SunIcon } from '../../ui/icons/sun.ts';
import styles from './door.module.css';

type DoorProps = { title: string; lead: string; children: ReactNode };

/** The frame of the pages before the sign-in; it shows no figures of the shop. */
export function Door({ title, lead, children }: DoorProps) {
	const { t, language, setLanguage } = useLocale();
	const { theme, toggle } = useTheme();
	const other = language === 'de' ? 'en' : 'de';
	return (
		<main className={styles['door']}>
			<div className={styles['form']}>
				<div className={styles['brand']}>
					<img src="/mark.svg" alt="" width="32" height="32" />
					<b>Korb</b>
					<span>{t('brand')}</span>
				</div>
				<div className={styles['content']}>
					<div>
						<h1 className={styles['title']}>{title}</h1>
						<p className={styles['lead']}>{lead}</p>
					</div>
					{children}
				</div>
				<div className={styles['foot']}>
					<Button variant="quiet" size="sm" lang={other} onClick={() => setLanguage(other)}>
						<GlobeIcon size="sm" />
						{other === 'de' ? 'Deutsch' : 'English'}
					</Button>
					<Button variant="quiet" size="sm" isSquare aria-label={t('shell.theme')} onClick={toggle}>
						{theme === 'dark' ? <SunIcon size="sm" /> : <MoonIcon size="sm" />}
					</Button>
				</div>
			</div>
			<div className={styles['panel']}>
				<p>{t('signIn.claim')}</p>
			</div>
		</main>
	);
}
