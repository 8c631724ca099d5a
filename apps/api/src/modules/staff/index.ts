export { recordChange } from './audit/audit.service.ts';
export { createManager } from './people/create-manager.service.ts';
export { staffRoutes } from './people/staff.routes.ts';
export { resumeSession } from './sign-in/session.service.ts';
export { sentSession } from './sign-in/session-cookie.ts';
export { purgeStaffSessions } from './sign-in/sessions.sql.ts';
export { signInRoutes } from './sign-in/sign-in.routes.ts';
export type { AdminContext, StaffContext } from './staff-context.ts';
