import type { OrderSummary } from '@korb/contracts/order/customer-orders';
import { useSite } from '../../../platform/site.tsx';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { XIcon } from '../../../ui/icons/x.ts';
import { Status } from '../../../ui/label/flag.tsx';
import { isOff, isRunning, statusKey } from './order-facts.ts';
import { useOrderTimes } from './use-order-times.ts';

/** "Änderbar bis 13 Uhr", "Unterwegs", "Geliefert" */
export function OrderLabel({ order }: { order: OrderSummary }) {
	const { t } = useSite();
	const times = useOrderTimes();
	const Icon = isOff(order) ? XIcon : CheckIcon;
	const until = order.cutOffAt ? times.until(order.cutOffAt) : '';
	return (
		<Status tone={isRunning(order) ? 'live' : 'plain'}>
			{!isRunning(order) && <Icon size="sm" />}
			{t(`account.order.${statusKey(order)}`, { until })}
		</Status>
	);
}
