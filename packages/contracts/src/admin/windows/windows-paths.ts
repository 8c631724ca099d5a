/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listSchedules = 'GET /admin/schedules';
export const getWindowWeek = 'GET /admin/schedules/:distributionType/:appointableId/windows';
export const getDeskWindow = 'GET /admin/windows/:windowId';
export const putDeskWindow = 'PUT /admin/windows/:windowId';
export const closeDeskWindow = 'POST /admin/windows/:windowId/close';
export const openDeskWindow = 'POST /admin/windows/:windowId/open';
export const listClosedDays = 'GET /admin/closed-days';
export const previewClosedDay = 'POST /admin/closed-days/preview';
export const postClosedDay = 'POST /admin/closed-days';
export const reopenClosedDay = 'POST /admin/closed-days/:day/reopen';
export const listWindowTemplates =
	'GET /admin/schedules/:distributionType/:appointableId/templates';
export const postWindowTemplate =
	'POST /admin/schedules/:distributionType/:appointableId/templates';
export const putWindowTemplate = 'PUT /admin/templates/:templateId';
export const previewWeekCopy =
	'POST /admin/schedules/:distributionType/:appointableId/week-copy/preview';
export const postWeekCopy = 'POST /admin/schedules/:distributionType/:appointableId/week-copy';
