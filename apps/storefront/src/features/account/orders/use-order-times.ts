import { dayAt } from '@korb/domain/pricing/prices';
import { useSite } from '../../../platform/site.tsx';
import { useTimes } from '../../../shop/fulfilment/use-times.ts';

/** Days and windows of orders: "Mittwoch, 8. Juli", "Heute, 16–18 Uhr". */
export function useOrderTimes() {
	const { config, t } = useSite();
	const times = useTimes();
	const dayOf = (instant: string) => dayAt(new Date(instant), config.timeZone);
	const day = (instant: string) =>
		t('account.order.day', {
			weekday: times.longWeekday(dayOf(instant)),
			date: times.date(dayOf(instant)),
		});
	return {
		day,
		date: (instant: string) => times.date(dayOf(instant)),
		/** "13 Uhr" today, "27. November, 13 Uhr" on another day. */
		until: (instant: string) =>
			times.isToday(dayOf(instant))
				? times.time(instant)
				: t('account.order.window', {
						day: times.date(dayOf(instant)),
						range: times.time(instant),
					}),
		window: (window: { start: string; end: string }) =>
			t('account.order.window', {
				day: times.isToday(dayOf(window.start)) ? t('slot.today') : day(window.start),
				range: times.span(window),
			}),
	};
}
