import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { auditActions } from '../../audit/audit-actions.ts';
import type { IconComponent } from '../../ui/icon/icon.tsx';
import { BanIcon } from '../../ui/icons/ban.ts';
import { CalendarDaysIcon } from '../../ui/icons/calendar-days.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { ClipboardCheckIcon } from '../../ui/icons/clipboard-check.ts';
import { CreditCardIcon } from '../../ui/icons/credit-card.ts';
import { InfoIcon } from '../../ui/icons/info.ts';
import { PackageIcon } from '../../ui/icons/package.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import { UndoIcon } from '../../ui/icons/undo.ts';

type TimelineEvent = { icon: IconComponent; label: BackofficeMessageKey | null };

export const orderEvents: Record<string, TimelineEvent> = {
	'order.placed': { icon: CheckIcon, label: 'timeline.placed' },
	'order.moved': { icon: CalendarDaysIcon, label: 'timeline.moved' },
	'order.picking': { icon: ClipboardCheckIcon, label: 'timeline.picking' },
	'order.picked': { icon: PackageIcon, label: 'timeline.picked' },
	'order.on_its_way': { icon: TruckIcon, label: 'timeline.onItsWay' },
	'order.delivered': { icon: CheckIcon, label: 'timeline.delivered' },
	'order.cancelled': { icon: BanIcon, label: 'timeline.cancelled' },
	'order.withdrawn': { icon: UndoIcon, label: 'timeline.withdrawn' },
	'order.refunded': { icon: CreditCardIcon, label: 'timeline.refunded' },
};

/**
 * What happened to the order, or what somebody of the staff did. An API that is newer than this page
 * may know more; that is shown by name.
 */
export function timelineEvent(type: string): TimelineEvent {
	return orderEvents[type] ?? auditActions[type] ?? { icon: InfoIcon, label: null };
}
