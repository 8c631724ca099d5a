/**
 * What each role of the back office may do. The API refuses by this table and the back office hides
 * by it, so both change together. A permission is added with its first endpoint.
 */
const rolePermissions = {
	manager: [
		'orders.read',
		'orders.note',
		'orders.cancel',
		'orders.refund',
		'staff.read',
		'staff.manage',
		'audit.read',
		'audit.readOwn',
	],
	service: ['orders.read', 'orders.note', 'orders.cancel', 'orders.refund', 'audit.readOwn'],
	picker: ['audit.readOwn'],
	dispatcher: ['orders.read', 'audit.readOwn'],
	editor: ['audit.readOwn'],
} as const satisfies Record<string, readonly string[]>;

export type StaffRole = keyof typeof rolePermissions;
export const staffRoles = Object.keys(rolePermissions) as StaffRole[];

export type Permission = (typeof rolePermissions)[StaffRole][number];
export const permissions: readonly Permission[] = [
	...new Set(Object.values(rolePermissions).flat()),
];

/** Permissions of several roles add up. */
export function permissionsOf(roles: readonly StaffRole[]): Permission[] {
	return permissions.filter((permission) => roles.some((role) => roleMay(role, permission)));
}

export function roleMay(role: StaffRole, permission: Permission): boolean {
	const granted: readonly Permission[] = rolePermissions[role];
	return granted.includes(permission);
}

/** Units limit what one sees; null means every unit of the shop. */
export function mayEnterUnit(units: readonly string[] | null, unit: string): boolean {
	return units === null || units.includes(unit);
}
