export { csrfRoutes } from './csrf.routes.ts';
export {
	type CsrfTokens,
	createCsrfTokens,
	isSecret,
	newSecret,
	VISIT_COOKIE,
} from './csrf.service.ts';
export { ensureCsrfCookies, scopeOf } from './csrf-cookies.ts';
