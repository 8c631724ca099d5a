import { AppLink } from '../lib/navigation/app-link.tsx';
import { useSite } from '../lib/site.tsx';
import { useMessages } from '../lib/use-messages.ts';
import styles from './header.module.css';

export function HomeLink() {
	const t = useMessages();
	const { config } = useSite();
	return (
		<AppLink
			href="/"
			className={styles['logo']}
			aria-label={t('shell.home', { name: config.name })}
		/>
	);
}
