import type { RouteName } from '@korb/domain/routing/route-table';
import { pathTo } from '@korb/domain/routing/routes';
import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { IdCardIcon } from '../../../ui/icons/id-card.ts';
import { SmartphoneIcon } from '../../../ui/icons/smartphone.ts';
import { Item, Items } from '../../../ui/layout/item.tsx';

/** What else a member can do with the card. */
export function CardLinks() {
	const { t } = useSite();
	return (
		<Panel title={t('club.cardLinks')}>
			<Items label={t('club.cardLinks')}>
				<CardLink route="order-physical-card" name="plastic" icon={<IdCardIcon />} />
				<CardLink route="offline-account" name="old" icon={<SmartphoneIcon />} />
			</Items>
		</Panel>
	);
}

type CardLinkProps = { route: RouteName; name: 'plastic' | 'old'; icon: ReactNode };

function CardLink({ route, name, icon }: CardLinkProps) {
	const { t, routes } = useSite();
	const path = pathTo(routes, route);
	if (!path) return null;
	return (
		<Item
			icon={icon}
			title={
				<AppLink className="link" href={path}>
					{t(`club.cardLink.${name}`)}
				</AppLink>
			}
			text={t(`club.cardLink.${name}Text`)}
		/>
	);
}
