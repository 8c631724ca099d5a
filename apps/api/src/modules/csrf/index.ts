export { csrfRoutes } from './csrf.routes.ts';
export { type CsrfTokens, createCsrfTokens, VISIT_COOKIE } from './csrf.service.ts';
