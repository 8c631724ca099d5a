import type { Permission } from '@korb/domain/staff/permissions';
import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import type { IconComponent } from '../ui/icon/icon.tsx';
import { BadgePercentIcon } from '../ui/icons/badge-percent.ts';
import { CalendarDaysIcon } from '../ui/icons/calendar-days.ts';
import { ChartColumnIcon } from '../ui/icons/chart-column.ts';
import { ClipboardListIcon } from '../ui/icons/clipboard-list.ts';
import { InboxIcon } from '../ui/icons/inbox.ts';
import { KeyIcon } from '../ui/icons/key.ts';
import { ListIcon } from '../ui/icons/list.ts';
import { MapIcon } from '../ui/icons/map.ts';
import { PackageIcon } from '../ui/icons/package.ts';
import { SettingsIcon } from '../ui/icons/settings.ts';
import { ShoppingBasketIcon } from '../ui/icons/shopping-basket.ts';
import { TruckIcon } from '../ui/icons/truck.ts';
import { UsersIcon } from '../ui/icons/users.ts';

export type NavigationEntry = {
	to: string;
	label: BackofficeMessageKey;
	icon: IconComponent;
	/** One of several is enough. */
	permission: Permission | readonly Permission[];
	/** Follows `g`. */
	key: string;
	group: 'day' | 'shop' | 'manage';
};

const reportPermissions = [
	...(['reports.sales', 'reports.service', 'reports.picking'] as const),
	...(['reports.windows', 'reports.search'] as const),
];

const entries: NavigationEntry[] = [
	{
		...{ to: '/today', label: 'nav.today', icon: InboxIcon, key: 't' },
		...{ permission: 'orders.read', group: 'day' },
	},
	{
		...{ to: '/orders', label: 'nav.orders', icon: ListIcon, key: 'o' },
		...{ permission: 'orders.read', group: 'day' },
	},
	{
		...{ to: '/picking/board', label: 'nav.picking', icon: ShoppingBasketIcon, key: 'p' },
		...{ permission: 'orders.assign', group: 'day' },
	},
	{
		...{ to: '/picking', label: 'nav.picking', icon: ShoppingBasketIcon, key: 'p' },
		...{ permission: 'orders.pick', group: 'day' },
	},
	{
		...{ to: '/handover', label: 'nav.handover', icon: TruckIcon, key: 'h' },
		...{ permission: 'orders.handOver', group: 'day' },
	},
	{
		...{ to: '/windows', label: 'nav.windows', icon: CalendarDaysIcon, key: 'w' },
		...{ permission: 'windows.read', group: 'day' },
	},
	{
		...{ to: '/assortment', label: 'nav.assortment', icon: PackageIcon, key: 'r' },
		...{ permission: 'assortment.read', group: 'shop' },
	},
	{
		...{ to: '/promotions', label: 'nav.promotions', icon: BadgePercentIcon, key: 'm' },
		...{ permission: 'promotions.read', group: 'shop' },
	},
	{
		...{ to: '/customers', label: 'nav.customers', icon: UsersIcon, key: 'c' },
		...{ permission: 'customers.read', group: 'shop' },
	},
	{
		...{ to: '/reports', label: 'nav.reports', icon: ChartColumnIcon, key: 'b' },
		...{ permission: reportPermissions, group: 'manage' },
	},
	{
		...{ to: '/areas', label: 'nav.areas', icon: MapIcon, key: 'i' },
		...{ permission: 'areas.read', group: 'manage' },
	},
	{
		...{ to: '/settings', label: 'nav.settings', icon: SettingsIcon, key: 'e' },
		...{ permission: 'settings.read', group: 'manage' },
	},
	{
		...{ to: '/staff', label: 'nav.staff', icon: KeyIcon, key: 's' },
		...{ permission: 'staff.read', group: 'manage' },
	},
	{
		...{ to: '/staff/audit', label: 'nav.audit', icon: ClipboardListIcon, key: 'a' },
		...{ permission: 'audit.readOwn', group: 'manage' },
	},
];

/** The board leads to the trolley, the staff page to the audit log. */
const reachedFrom: Partial<Record<string, Permission>> = {
	'/picking': 'orders.assign',
	'/staff/audit': 'staff.read',
};

/** What one may not see is not in the menu. */
export function navigationFor(may: (permission: Permission) => boolean): NavigationEntry[] {
	return entries.filter(({ to, permission }) => {
		const other = reachedFrom[to];
		return [permission].flat().some(may) && !(other && may(other));
	});
}
