import type { Permission, StaffRole } from '@korb/domain/staff/permissions';
import type { RequestContext, Tenant } from '../../context.ts';
import type { TenantDirectory } from '../tenant/index.ts';

/** What a service of the back office knows before anybody has signed in. */
export type AdminContext = Pick<
	RequestContext,
	'now' | 'requestId' | 'client' | 'network' | 'log' | 'db' | 'spend'
> & { tenants: TenantDirectory };

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
	tokenHash: Buffer;
};
