export { policyReportRoutes } from './policy-report.routes.ts';
export { type SecurityContact, securityTxtRoutes } from './security-txt.routes.ts';
