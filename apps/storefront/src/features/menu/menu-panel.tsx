import { Dialog } from '@base-ui/react/dialog';
import { getCategoryTrees } from '@korb/contracts/catalogue/catalogue-paths';
import { pathTo } from '@korb/domain/routing/routes';
import { type CSSProperties, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { useDisplay } from '../../platform/browser/use-display.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useQuery } from '../../platform/queries/queries.ts';
import { useSite } from '../../platform/site.tsx';
import { offersPath } from '../../shop/catalogue/offers-path.ts';
import { useAisles } from '../../shop/catalogue/use-aisles.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BadgePercentIcon } from '../../ui/icons/badge-percent.ts';
import { ChevronRightIcon } from '../../ui/icons/chevron-right.ts';
import { XIcon } from '../../ui/icons/x.ts';
import { MenuAisle } from './menu-aisle.tsx';
import { MenuOffer } from './menu-offer.tsx';
import styles from './menu-panel.module.css';
import { closeMenu } from './menu-state.ts';

/** Below the header on wide screens, with the hovered aisle beside the list; a page on phones. */
export function MenuPanel({ open }: { open: boolean }) {
	const t = useMessages();
	const { routes } = useSite();
	const aisles = useAisles();
	const { isMobile } = useDisplay();
	const [shown, setShown] = useState(aisles[0]?.slug);
	const { data: tree } = useQuery({
		queryKey: ['category-trees'],
		queryFn: () => api.call(getCategoryTrees),
		staleTime: 300_000,
	});
	const offers = offersPath(routes);
	return (
		<Dialog.Root open={open} onOpenChange={(next) => !next && closeMenu()}>
			<Dialog.Portal>
				<Dialog.Backdrop className={styles['scrim']} />
				<Dialog.Popup
					className={styles['panel']}
					style={{ '--menu-top': `${headerEnd()}px` } as CSSProperties}
				>
					<div className={styles['bar']}>
						<Dialog.Title>{t('shell.menu')}</Dialog.Title>
						<Dialog.Close
							render={<IconButton label={t('shell.menu.close')}>{<XIcon />}</IconButton>}
						/>
					</div>
					<div className={`wrap ${styles['columns']}`}>
						<nav className={styles['list']} aria-label={t('shell.menu')}>
							{offers && (
								<AppLink href={offers} className={styles['deal']}>
									<span className={styles['picture']}>
										<BadgePercentIcon />
									</span>
									{t('shell.offers')}
									<ChevronRightIcon />
								</AppLink>
							)}
							{aisles.map(({ slug, name, emoji }) => (
								<AppLink
									key={slug}
									href={pathTo(routes, 'products-slug', { slug }) ?? '/'}
									aria-current={slug === shown ? 'true' : undefined}
									onPointerEnter={() => setShown(slug)}
									onFocus={() => setShown(slug)}
								>
									{emoji && (
										<img
											className={styles['picture']}
											src={`/media/e/${emoji}/80.webp`}
											alt=""
											width={40}
											height={40}
										/>
									)}
									{name}
									<ChevronRightIcon />
								</AppLink>
							))}
						</nav>
						<MenuAisle node={tree?.find((node) => node.slug === shown)} />
						{!isMobile && shown && <MenuOffer aisle={shown} />}
					</div>
				</Dialog.Popup>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

/** Current bottom edge of the header: the bar above it may have scrolled away. */
function headerEnd(): number {
	const { bottom = 0 } = document.querySelector('[data-header]')?.getBoundingClientRect() ?? {};
	return Math.max(0, bottom);
}
