import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './home-link.module.css';

const logos = { plain: 'logo', inverse: 'logo-inverse' };

/** The tenant's logo, or its name if the theme has none. */
export function HomeLink({ variant = 'plain' }: { variant?: 'plain' | 'inverse' }) {
	const t = useMessages();
	const { config, theme } = useSite();
	const hasLogo = logos[variant] in theme.tokens;
	return (
		<AppLink
			href="/"
			className={classes(hasLogo ? styles['logo'] : styles['name'], styles[variant])}
			aria-label={t('shell.home', { name: config.name })}
		>
			{!hasLogo && config.name}
		</AppLink>
	);
}
