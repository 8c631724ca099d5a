import type { OrderStatus } from '@korb/contracts/order/orders';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { HouseIcon } from '../../ui/icons/house.ts';
import { PackageIcon } from '../../ui/icons/package.ts';
import { StoreIcon } from '../../ui/icons/store.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import { Track } from '../../ui/progress/track.tsx';
import styles from './order-track.module.css';

const steps = {
	delivery: ['ordered', 'packed', 'underway', 'delivered'],
	collect: ['ordered', 'packed', 'collected'],
} as const;
type Step = (typeof steps)[keyof typeof steps][number];

const icons = {
	ordered: CheckIcon,
	packed: PackageIcon,
	underway: TruckIcon,
	delivered: HouseIcon,
	collected: StoreIcon,
} satisfies Record<Step, typeof CheckIcon>;

/** Number of completed steps. */
const done = { PLACED: 1, PICKING: 1, PICKED: 2, ON_ITS_WAY: 2, DELIVERED: 4 } as Record<
	OrderStatus,
	number
>;

export function OrderTrack(props: { status: OrderStatus; isCollected: boolean }) {
	const t = useMessages();
	const list: readonly Step[] = props.isCollected ? steps.collect : steps.delivery;
	return (
		<div className={styles['track']}>
			<Track
				label={t('order.track')}
				stations={list.map((step) => {
					const Icon = icons[step];
					return { key: step, title: t(`order.step.${step}`), icon: <Icon /> };
				})}
				done={done[props.status] ?? 0}
				doneText={t('order.step.isDone')}
			/>
		</div>
	);
}
