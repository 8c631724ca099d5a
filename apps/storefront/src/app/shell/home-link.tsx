import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import styles from './home-link.module.css';

export function HomeLink({ look = 'plain' }: { look?: 'plain' | 'inverse' }) {
	const t = useMessages();
	const { config } = useSite();
	return (
		<AppLink
			href="/"
			className={`${styles['logo']} ${styles[look]}`}
			aria-label={t('shell.home', { name: config.name })}
		/>
	);
}
