import type { DeskOrderSummary } from '@korb/contracts/admin/orders/order-desk';
import { mayMove, type OrderStatus } from '@korb/domain/order/order-states';
import type { Permission } from '@korb/domain/staff/permissions';
import type { OrderAction } from '../../orders/order-action.ts';
import type { IconComponent } from '../../ui/icon/icon.tsx';
import { CalendarDaysIcon } from '../../ui/icons/calendar-days.ts';
import { GiftIcon } from '../../ui/icons/gift.ts';
import { UndoIcon } from '../../ui/icons/undo.ts';

export type PaletteCommand = {
	id: string;
	icon: IconComponent;
	name: string;
	hint: string;
	shortcut: string | null;
	to: string;
	/** What the page of the order begins. */
	action?: OrderAction;
};

type OrderCommand = {
	action: OrderAction;
	icon: IconComponent;
	permission: Permission;
	shortcut: string;
	isPossible: (order: DeskOrderSummary) => boolean;
};

const charged: readonly OrderStatus[] = ['PICKED', 'ON_ITS_WAY', 'DELIVERED'];

/** The page of the order decides in the end; this leaves out what it would refuse. */
export const orderCommands: readonly OrderCommand[] = [
	{
		...{ action: 'refund', icon: UndoIcon, permission: 'orders.refund', shortcut: 'R' },
		isPossible: ({ status }) => charged.includes(status),
	},
	{
		...{ action: 'move', icon: CalendarDaysIcon, permission: 'orders.move', shortcut: 'M' },
		isPossible: ({ status, addsTo }) => mayMove(status) && addsTo === null,
	},
	{
		...{ action: 'voucher', icon: GiftIcon, permission: 'orders.voucher', shortcut: 'V' },
		isPossible: ({ email }) => email !== '',
	},
];
