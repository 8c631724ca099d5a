import type { Permission } from '@korb/domain/staff/permissions';
import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import type { IconComponent } from '../ui/icon/icon.tsx';
import { ClipboardListIcon } from '../ui/icons/clipboard-list.ts';
import { InboxIcon } from '../ui/icons/inbox.ts';
import { KeyIcon } from '../ui/icons/key.ts';
import { ListIcon } from '../ui/icons/list.ts';

export type NavigationEntry = {
	to: string;
	label: BackofficeMessageKey;
	icon: IconComponent;
	permission: Permission;
	/** Follows `g`. */
	key: string;
	group: 'day' | 'manage';
};

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
		...{ to: '/staff', label: 'nav.staff', icon: KeyIcon, key: 's' },
		...{ permission: 'staff.read', group: 'manage' },
	},
	{
		...{ to: '/staff/audit', label: 'nav.audit', icon: ClipboardListIcon, key: 'a' },
		...{ permission: 'audit.readOwn', group: 'manage' },
	},
];

/** What one may not see is not in the menu. The staff page has the audit log as a tab. */
export function navigationFor(may: (permission: Permission) => boolean): NavigationEntry[] {
	return entries.filter(
		({ to, permission }) => may(permission) && !(to === '/staff/audit' && may('staff.read')),
	);
}
