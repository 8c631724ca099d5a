import type { DeskWebhook } from '@korb/contracts/admin/settings/webhooks';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { orderEvents, timelineEvent } from '../../order/timeline-events.ts';

export type EventType = DeskWebhook['types'][number];

export const eventTypes = Object.keys(orderEvents) as EventType[];

export function useEventName(): (type: EventType) => string {
	const t = useMessages();
	return (type) => {
		const { label } = timelineEvent(type);
		return label ? t(label) : type;
	};
}
