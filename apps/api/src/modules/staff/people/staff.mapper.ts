import type { Me, StaffMember } from '@korb/contracts/admin/staff/staff';
import type { StaffContext } from '../staff-context.ts';
import type { StaffRow } from './staff.sql.ts';

export function toStaffMember(row: StaffRow): StaffMember {
	return {
		staffId: row.staff_id,
		version: row.version,
		email: row.email,
		name: row.name,
		roles: row.roles,
		units: row.units,
		state: stateOf(row),
		hasTotp: row.has_totp,
		passkeys: row.passkeys,
		lastSeenAt: row.last_seen_at?.toISOString() ?? null,
		invitationExpiresAt: row.invitation_expires_at?.toISOString() ?? null,
		badge: row.has_pin === null ? null : row.has_pin ? 'active' : 'issued',
	};
}

function stateOf({ is_active, has_password }: StaffRow): StaffMember['state'] {
	if (!is_active) return 'inactive';
	return has_password ? 'active' : 'invited';
}

type MeContext = Pick<StaffContext, 'me' | 'tenant' | 'cmsUrl'>;

export function toMe({ me, tenant, cmsUrl }: MeContext, row: StaffRow): Me {
	const { unitNames } = tenant.backOffice;
	const { name, baseUrl, locale, timeZone, currency } = tenant.config.clientRuntimeConfig;
	return {
		staffId: me.staffId,
		email: me.email,
		name: me.name,
		roles: me.roles,
		units: me.units,
		permissions: [...me.permissions],
		shop: { id: tenant.id, name, baseUrl, locale, timeZone, currency, unitNames },
		cmsUrl: me.permissions.includes('settings.draft') ? cmsUrl : null,
		hasTotp: row.has_totp,
		recoveryCodesLeft: row.recovery_codes,
		passkeys: row.passkeys,
		floorDevice: me.floorDevice,
		mustAddSecondFactor: !me.isStrong,
	};
}
