import { getCsrf } from '@korb/contracts/platform/endpoints';
import { XSRF_COOKIE } from '@korb/contracts/platform/wire-names';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { type CsrfTokens, isSecret, newSecret, VISIT_COOKIE } from './csrf.service.ts';

const sessionCookie = { path: '/', secure: true, sameSite: 'lax' } as const;

export function csrfRoutes(tokens: CsrfTokens): ApiPlugin {
	return async (app) => {
		app.route({
			...routeOf(getCsrf),
			handler: async (request, reply) => {
				const known = request.cookies[VISIT_COOKIE] ?? '';
				const visit = isSecret(known) ? known : newSecret();
				if (visit !== known) {
					reply.setCookie(VISIT_COOKIE, visit, { ...sessionCookie, httpOnly: true });
				}
				// Keeps a valid token, because another tab may be about to use it.
				const { id } = request.ctx.tenant;
				const token = request.cookies[XSRF_COOKIE] ?? '';
				if (!tokens.isValid(token, id, visit)) {
					reply.setCookie(XSRF_COOKIE, tokens.issue(id, visit), sessionCookie);
				}
				return reply.code(204).send();
			},
		});
	};
}
