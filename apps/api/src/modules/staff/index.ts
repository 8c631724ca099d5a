export { recordChange } from './audit/audit.service.ts';
export { floorRoutes } from './floor/floor.routes.ts';
export { createManager } from './people/create-manager.service.ts';
export { staffRoutes } from './people/staff.routes.ts';
export type { IdentityProvider } from './sign-in/identity-provider.ts';
export { createOpenIdProvider } from './sign-in/openid-provider.ts';
export { resumeSession } from './sign-in/session.service.ts';
export { sentSession } from './sign-in/session-cookie.ts';
export { listWatching, purgeStaffSessions, type WatchingRow } from './sign-in/sessions.sql.ts';
export { signInRoutes } from './sign-in/sign-in.routes.ts';
export {
	type AdminContext,
	type SignedInStaff,
	type StaffContext,
	unitsOf,
} from './staff-context.ts';
