import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';
import { postSlotForm } from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../platform/hydration/use-hydrated.ts';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { addOnsOf } from './add-ons-of.ts';
import { createMoments } from './moments.ts';
import styles from './move-order.module.css';
import { OrderForm } from './order-form.tsx';
import { OrderTask } from './order-task.tsx';

export type PickSlot = (choice: {
	chosenId: string | null;
	ownId: string;
	onChoose: (window: DistributionWindow) => void;
}) => ReactNode;

type MoveOrderProps = { order: Order; windows: WindowList | null; picker: PickSlot };

/** Another window at the agreed price: as a table, or as a plain list without JavaScript. */
export function MoveOrder({ order, windows, picker }: MoveOrderProps) {
	const site = useSite();
	const { t } = site;
	const moments = createMoments(site);
	const [chosen, setChosen] = useState<DistributionWindow | null>(null);
	const isHydrated = useHydrated();
	const free = (windows?.days ?? [])
		.flatMap((day) => day.windows)
		.filter(({ available, id }) => available && id !== order.window.id);
	return (
		<OrderTask order={order} title={t('order.move.title')} wayBack={t('order.move.keep')}>
			<p>{t('order.move.text', { window: moments.window(order.window) })}</p>
			{order.addOns.length > 0 && <p>{t('order.move.addOns', addOnsOf(order))}</p>}
			{free.length === 0 ? (
				<p>{t('order.move.none')}</p>
			) : (
				<OrderForm order={order} endpoint={postSlotForm} className={styles['form'] ?? ''}>
					{isHydrated ? (
						<>
							{picker({
								chosenId: chosen?.id ?? order.window.id,
								ownId: order.window.id,
								onChoose: setChosen,
							})}
							{chosen && <input type="hidden" name="windowId" value={chosen.id} />}
						</>
					) : (
						<label className={styles['plain']}>
							{t('order.move.choose')}
							<select name="windowId">
								{free.map((window) => (
									<option key={window.id} value={window.id}>
										{moments.window(window)}
									</option>
								))}
							</select>
						</label>
					)}
					<Button type="submit" disabled={isHydrated && (!chosen || chosen.id === order.window.id)}>
						{chosen && chosen.id !== order.window.id
							? t('order.move.take', { window: moments.window(chosen) })
							: t('order.move.confirm')}
					</Button>
				</OrderForm>
			)}
		</OrderTask>
	);
}
