/**
 * What each role of the back office may do. The API refuses by this table and the back office hides
 * by it, so both change together. A permission is added with its first endpoint.
 */
const rolePermissions = {
	manager: [
		'orders.read',
		'orders.note',
		'orders.place',
		'orders.move',
		'orders.cancel',
		'orders.refund',
		'orders.voucher',
		'orders.resend',
		'orders.shareViews',
		'orders.pick',
		'orders.handOver',
		'orders.markPaid',
		'orders.assign',
		'windows.read',
		'windows.operate',
		'windows.manage',
		'areas.read',
		'areas.manage',
		'assortment.read',
		'assortment.price',
		'assortment.stock',
		'assortment.describe',
		'assortment.import',
		'promotions.read',
		'promotions.draft',
		'promotions.manage',
		'codes.draft',
		'codes.manage',
		'customers.read',
		'customers.privacy',
		'reports.sales',
		'reports.service',
		'reports.picking',
		'reports.windows',
		'reports.search',
		'search.synonyms',
		'reports.weekly',
		'settings.read',
		'settings.draft',
		'settings.publish',
		'staff.read',
		'staff.manage',
		'changes.undo',
		'audit.read',
		'audit.readOwn',
	],
	service: [
		'orders.read',
		'orders.note',
		'orders.place',
		'orders.move',
		'orders.cancel',
		'orders.refund',
		'orders.voucher',
		'orders.resend',
		'orders.markPaid',
		'windows.read',
		'areas.read',
		'assortment.read',
		'promotions.read',
		'customers.read',
		'reports.service',
		'reports.weekly',
		'audit.readOwn',
	],
	picker: ['orders.pick', 'audit.readOwn'],
	dispatcher: [
		'orders.read',
		'orders.move',
		'orders.pick',
		'orders.handOver',
		'orders.markPaid',
		'orders.assign',
		'windows.read',
		'windows.operate',
		'areas.read',
		'assortment.read',
		'assortment.stock',
		'reports.picking',
		'reports.windows',
		'reports.weekly',
		'changes.undo',
		'audit.readOwn',
	],
	editor: [
		'assortment.read',
		'assortment.describe',
		'reports.search',
		'settings.read',
		'search.synonyms',
		'settings.draft',
		'promotions.read',
		'promotions.draft',
		'codes.draft',
		'changes.undo',
		'audit.readOwn',
	],
} as const satisfies Record<string, readonly string[]>;

export type StaffRole = keyof typeof rolePermissions;
export const staffRoles = Object.keys(rolePermissions) as StaffRole[];

export type Permission = (typeof rolePermissions)[StaffRole][number];
export const permissions: readonly Permission[] = [
	...new Set(Object.values(rolePermissions).flat()),
];

/** What these change, they change for every unit; or they show all of them at once. */
const wholeShopPermissions: readonly Permission[] = [
	'assortment.describe',
	'audit.read',
	'codes.draft',
	'codes.manage',
	'customers.privacy',
	'search.synonyms',
	'settings.draft',
	'settings.publish',
];

export const concernsWholeShop = (permission: string): boolean =>
	(wholeShopPermissions as readonly string[]).includes(permission);

/** Permissions of several roles add up; people limited to units do without those of the whole shop. */
export function permissionsOf(
	roles: readonly StaffRole[],
	units: readonly string[] | null,
): Permission[] {
	return permissions.filter(
		(permission) =>
			roles.some((role) => roleMay(role, permission)) &&
			(units === null || !concernsWholeShop(permission)),
	);
}

export function roleMay(role: StaffRole, permission: Permission): boolean {
	const granted: readonly Permission[] = rolePermissions[role];
	return granted.includes(permission);
}

/** Badge and PIN are weaker than a password and a second factor, so they open only this. */
const floorPermissions: readonly Permission[] = ['orders.pick', 'orders.handOver'];

export function floorPermissionsOf(roles: readonly StaffRole[]): Permission[] {
	return floorPermissions.filter((permission) => roles.some((role) => roleMay(role, permission)));
}

/** Units limit what one sees; null means every unit of the shop. */
export function mayEnterUnit(units: readonly string[] | null, unit: string): boolean {
	return units === null || units.includes(unit);
}
