import { mayEnterUnit, type Permission, type StaffRole } from '@korb/domain/staff/permissions';
import type { RequestContext, Tenant } from '../../context.ts';
import type { TenantDirectory } from '../tenant/index.ts';

/** What a service of the back office knows before anybody has signed in. */
export type AdminContext = Pick<
	RequestContext,
	'now' | 'requestId' | 'client' | 'network' | 'log' | 'db' | 'spend'
> & {
	tenants: TenantDirectory;
	/** In the browsers of staff; null without a CMS. */
	cmsUrl: string | null;
};

/** A person, in the shop of their session: no request can name another shop. */
export type StaffContext = AdminContext & { tenant: Tenant; me: SignedInStaff };

export type StaffKey = { tenantId: string; staffId: string };

export type SignedInStaff = StaffKey & {
	email: string;
	name: string;
	roles: StaffRole[];
	units: string[] | null;
	/** None without a second factor. */
	permissions: readonly Permission[];
	isStrong: boolean;
	/** Signed in a few minutes ago. */
	isFresh: boolean;
	/** Where they have signed in by badge; its unit is the only one they see. */
	floorDevice: { name: string; unit: string } | null;
	tokenHash: Buffer;
};

/** Which units a request shows; another's is empty, like one that does not exist. Null: all. */
export function unitsOf({ units }: SignedInStaff, unit: string | undefined): string[] | null {
	if (unit === undefined) return units;
	return mayEnterUnit(units, unit) ? [unit] : [];
}
