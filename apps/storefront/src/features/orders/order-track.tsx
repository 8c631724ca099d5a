import type { OrderStatus } from '@korb/contracts/orders';
import type { CSSProperties } from 'react';
import { useMessages } from '../../lib/use-messages.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { HouseIcon } from '../../ui/icons/house.ts';
import { PackageIcon } from '../../ui/icons/package.ts';
import { StoreIcon } from '../../ui/icons/store.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
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

/** How many steps are behind an order. */
const done = { PLACED: 1, PICKING: 1, PICKED: 2, ON_ITS_WAY: 2, DELIVERED: 4 } as Record<
	OrderStatus,
	number
>;

export function OrderTrack(props: { status: OrderStatus; isCollected: boolean }) {
	const t = useMessages();
	const list: readonly Step[] = props.isCollected ? steps.collect : steps.delivery;
	const reached = done[props.status] ?? 0;
	return (
		<ol className={styles['track']} style={{ '--steps': list.length } as CSSProperties}>
			{list.map((step, index) => {
				const state = index < reached ? 'done' : index === reached ? 'now' : 'open';
				const Icon = state === 'done' ? CheckIcon : icons[step];
				return (
					<li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
						<span className={styles['dot']}>
							<Icon />
						</span>
						<b>{t(`order.step.${step}`)}</b>
						{state === 'done' && <span className="visually-hidden">{t('order.step.isDone')}</span>}
					</li>
				);
			})}
		</ol>
	);
}
