import type { Me } from '@korb/contracts/admin/staff/staff';
import type { Permission } from '@korb/domain/staff/permissions';
import { createContext, use, useMemo } from 'react';
import { createFormats, type Formats } from '../platform/i18n/formats.ts';
import { useLocale } from '../platform/i18n/locale.tsx';

export const SessionContext = createContext<Me | null>(null);

/** For pages behind the sign-in. The API decides; this only hides what it would refuse. */
export function useSession(): { me: Me; may: (permission: Permission) => boolean } {
	const me = use(SessionContext);
	if (!me) throw new Error('no session');
	return { me, may: (permission) => me.permissions.includes(permission) };
}

/** Dates and times of the shop, in the language of the person. */
export function useFormats(): Formats {
	const { tag } = useLocale();
	const { timeZone } = useSession().me.shop;
	return useMemo(() => createFormats(tag, timeZone), [tag, timeZone]);
}
