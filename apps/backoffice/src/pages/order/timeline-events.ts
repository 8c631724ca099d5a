import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import type { IconComponent } from '../../ui/icon/icon.tsx';
import { BanIcon } from '../../ui/icons/ban.ts';
import { CalendarDaysIcon } from '../../ui/icons/calendar-days.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { ClipboardCheckIcon } from '../../ui/icons/clipboard-check.ts';
import { CreditCardIcon } from '../../ui/icons/credit-card.ts';
import { EyeIcon } from '../../ui/icons/eye.ts';
import { InfoIcon } from '../../ui/icons/info.ts';
import { MessageSquareIcon } from '../../ui/icons/message-square.ts';
import { PackageIcon } from '../../ui/icons/package.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import { UndoIcon } from '../../ui/icons/undo.ts';

type TimelineEvent = { icon: IconComponent; label: BackofficeMessageKey | null };

/** An API that is newer than this page may know more events; they are shown by name. */
export const unknownEvent: TimelineEvent = { icon: InfoIcon, label: null };

export const timelineEvents: Record<string, TimelineEvent> = {
	'order.placed': { icon: CheckIcon, label: 'timeline.placed' },
	'order.moved': { icon: CalendarDaysIcon, label: 'timeline.moved' },
	'order.picking': { icon: ClipboardCheckIcon, label: 'timeline.picking' },
	'order.picked': { icon: PackageIcon, label: 'timeline.picked' },
	'order.on_its_way': { icon: TruckIcon, label: 'timeline.onItsWay' },
	'order.delivered': { icon: CheckIcon, label: 'timeline.delivered' },
	'order.cancelled': { icon: BanIcon, label: 'timeline.cancelled' },
	'order.withdrawn': { icon: UndoIcon, label: 'timeline.withdrawn' },
	'order.refunded': { icon: CreditCardIcon, label: 'timeline.refunded' },
	'order.cancel': { icon: BanIcon, label: 'audit.action.orderCancel' },
	'order.refund': { icon: UndoIcon, label: 'audit.action.orderRefund' },
	'order.note': { icon: MessageSquareIcon, label: 'audit.action.orderNote' },
	'order.open': { icon: EyeIcon, label: 'audit.action.orderOpen' },
};
