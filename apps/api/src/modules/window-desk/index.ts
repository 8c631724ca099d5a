export { closedDayRoutes } from './closed-days.routes.ts';
export { weekCopyRoutes } from './copy-week.routes.ts';
export { restoreWindow } from './restore-window.service.ts';
export { windowTemplateRoutes } from './templates.routes.ts';
export { windowDeskRoutes } from './window-desk.routes.ts';
