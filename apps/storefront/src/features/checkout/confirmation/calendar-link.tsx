import type { Order } from '@korb/contracts/order/orders';
import { toCalendarFile } from '@korb/domain/time/calendar';
import { useSite } from '../../../platform/site.tsx';
import { addressText } from '../../../shop/fulfilment/address-text.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { CalendarPlusIcon } from '../../../ui/icons/calendar-plus.ts';

/** An .ics file, generated in the browser so that it needs no other server. */
export function CalendarLink({ order }: { order: Order }) {
	const { config, t } = useSite();
	const { orderNumber, window, distributionAddress: address } = order;
	const isCollected = address.distributionType === 'CLICK_AND_COLLECT';
	const file = toCalendarFile(
		{
			uid: `${orderNumber}@${config.tenantId}`,
			createdAt: order.placedAt,
			start: window.start,
			end: window.end,
			title: t(isCollected ? 'confirmation.eventCollected' : 'confirmation.event', {
				shop: config.name,
			}),
			place: addressText(address),
			text: t('confirmation.eventText', { number: orderNumber }),
		},
		config.name,
	);
	return (
		<a
			className={buttonClass({ variant: 'white' })}
			href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
			download={`${config.tenantId}-${orderNumber}.ics`}
		>
			<CalendarPlusIcon />
			{t('confirmation.calendar')}
		</a>
	);
}
