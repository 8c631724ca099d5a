export { countDays } from './count-days.service.ts';
export { reportRoutes } from './reports.routes.ts';
export { sendWeeklyReports } from './send-weekly-reports.service.ts';
