import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import styles from './home-link.module.css';

const logos = { plain: 'logo', inverse: 'logo-inverse' };

/** The tenant's logo, or its name as long as its theme has none. */
export function HomeLink({ look = 'plain' }: { look?: 'plain' | 'inverse' }) {
	const t = useMessages();
	const { config, theme } = useSite();
	const hasLogo = logos[look] in theme.tokens;
	return (
		<AppLink
			href="/"
			className={classes(hasLogo ? styles['logo'] : styles['name'], styles[look])}
			aria-label={t('shell.home', { name: config.name })}
		>
			{!hasLogo && config.name}
		</AppLink>
	);
}
