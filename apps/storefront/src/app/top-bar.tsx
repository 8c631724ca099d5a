import { AppLink } from '../lib/navigation/app-link.tsx';
import { useClientConfigs } from '../lib/site.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
	const { topbarbanner } = useClientConfigs();
	if (!topbarbanner) return null;
	const { text, href } = topbarbanner;
	return (
		<div className={styles['bar']}>
			{href ? (
				<AppLink href={href} isExternal>
					{text}
				</AppLink>
			) : (
				text
			)}
		</div>
	);
}
