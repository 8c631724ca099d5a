import type { Aisle } from '@korb/contracts/catalogue/catalogue';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { plateStyle } from '../../../ui/picture/plate-style.ts';
import { toTint } from '../card/tint.ts';
import styles from './aisle-tiles.module.css';

export function AisleTiles({ aisles }: { aisles: readonly Aisle[] }) {
	const t = useMessages();
	const { routes } = useSite();
	if (aisles.length === 0) return null;
	return (
		<nav aria-label={t('category.aisles')}>
			<ul className={styles['tiles']}>
				{aisles.map(({ slug, name, emoji, tint }) => (
					<li key={slug}>
						<AppLink
							href={pathTo(routes, 'products-slug', { slug }) ?? '/'}
							className={styles['tile']}
							style={plateStyle(toTint(tint))}
						>
							<span>{name}</span>
							{emoji && (
								<img
									src={`/media/e/${emoji}/160.webp`}
									alt=""
									width={160}
									height={160}
									loading="lazy"
								/>
							)}
						</AppLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
