import { getCsrf } from '@korb/contracts/platform/endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import type { CsrfTokens } from './csrf.service.ts';
import { ensureCsrfCookies } from './csrf-cookies.ts';

export function csrfRoutes(tokens: CsrfTokens): ApiPlugin {
	return async (app) => {
		app.route({
			...routeOf(getCsrf),
			handler: async (request, reply) => {
				ensureCsrfCookies(tokens, request, reply);
				return reply.code(204).send();
			},
		});
	};
}
