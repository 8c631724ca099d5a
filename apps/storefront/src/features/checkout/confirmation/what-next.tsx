import type { Order } from '@korb/contracts/order/orders';
import { dayAt } from '@korb/domain/pricing/prices';
import { useSite } from '../../../platform/site.tsx';
import { addressText } from '../../../shop/fulfilment/address-text.ts';
import { useTimes } from '../../../shop/fulfilment/use-times.ts';
import { cardClass } from '../../../ui/card/card.ts';
import { classes } from '../../../ui/classes.ts';
import { HouseIcon } from '../../../ui/icons/house.ts';
import { PackageIcon } from '../../../ui/icons/package.ts';
import { StoreIcon } from '../../../ui/icons/store.ts';
import { TruckIcon } from '../../../ui/icons/truck.ts';
import { Track } from '../../../ui/progress/track.tsx';
import styles from './confirmation.module.css';

/** The next steps until delivery or collection. */
export function WhatNext({ order }: { order: Order }) {
	const { config, t } = useSite();
	const times = useTimes();
	const { window, distributionAddress: address } = order;
	const isCollected = address.distributionType === 'CLICK_AND_COLLECT';
	const day = dayAt(new Date(window.start), config.timeZone);
	const where = [isCollected && address.companyName, addressText(address)].filter(Boolean);
	const stations = [
		{ key: 'ordered', title: t('confirmation.ordered'), text: times.time(order.placedAt) },
		{ key: 'packed', title: t('confirmation.packed'), icon: <PackageIcon /> },
		isCollected
			? { key: 'ready', title: t('confirmation.ready'), icon: <StoreIcon /> }
			: { key: 'onTheWay', title: t('confirmation.onTheWay'), icon: <TruckIcon /> },
		{
			key: 'arrived',
			title: t(isCollected ? 'confirmation.collected' : 'confirmation.arrived'),
			text: times.span(window),
			icon: <HouseIcon />,
		},
	];
	return (
		<section className={cardClass} aria-labelledby="what-next">
			<div className={styles['head']}>
				<h2 id="what-next">
					{t('checkout.slot', { day: times.longDay(day), range: times.span(window) })}
				</h2>
			</div>
			<p className={classes('muted', 'small', styles['where'])}>
				{where.join(', ')}. {t(isCollected ? 'confirmation.nextCollected' : 'confirmation.next')}
			</p>
			<Track
				label={t('confirmation.track')}
				stations={stations}
				done={1}
				doneText={t('order.step.isDone')}
			/>
		</section>
	);
}
