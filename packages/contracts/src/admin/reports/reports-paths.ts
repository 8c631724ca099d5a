export const getSalesReport = 'GET /admin/reports/sales';
export const getServiceReport = 'GET /admin/reports/service';
export const getPickingReport = 'GET /admin/reports/picking';
export const getWindowsReport = 'GET /admin/reports/windows';
export const getSearchReport = 'GET /admin/reports/search';
export const getReportSubscription = 'GET /admin/report-subscription';
export const putReportSubscription = 'PUT /admin/report-subscription';
