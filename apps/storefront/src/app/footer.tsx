import { AppLink } from '../lib/navigation/app-link.tsx';
import { useClientConfigs, useSite } from '../lib/site.tsx';
import styles from './footer.module.css';
import { LegalLinks } from './legal-links.tsx';

export function Footer() {
	const { config } = useSite();
	const columns = useClientConfigs().footer?.columns ?? [];
	return (
		<footer className={styles['footer']}>
			<div className={`wrap ${styles['columns']}`}>
				{columns.map((column) => (
					<section key={column.title}>
						<h2>{column.title}</h2>
						<ul>
							{column.links.map((link) => (
								<li key={link.href}>
									<AppLink href={link.href} isExternal>
										{link.label}
									</AppLink>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
			<div className={`wrap ${styles['end']}`}>
				<span>{config.name}</span>
				<LegalLinks />
			</div>
		</footer>
	);
}
