import { postPolicyReport } from '@korb/contracts/platform/security-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { truncate } from '../../log.ts';
import { policyViolations } from '../../monitoring/counters.ts';
import { parseJson } from '../../plugins/body.ts';
import { routeOf } from '../../route-of.ts';
import { toViolation } from './policy-report.mapper.ts';

const MAX_BODY = 8 * 1024;
const bodyLimits = { depth: 3, keys: 50 };

/** Receives what a page's policy has blocked. The response never reveals whether it was counted. */
export const policyReportRoutes: ApiPlugin = async (app) => {
	app.addContentTypeParser<string>(
		'application/csp-report',
		{ parseAs: 'string' },
		async (_request: unknown, body: string) => parseJson(body, bodyLimits),
	);
	app.route({
		...routeOf(postPolicyReport),
		bodyLimit: MAX_BODY,
		config: { limit: 'reports', csrf: 'origin', isQuiet: true },
		errorHandler: (error, request, reply) => {
			const isRefusal = error instanceof ApiError || (error.statusCode ?? 500) < 500;
			if (!isRefusal) request.log.error({ error }, 'policy report failed');
			return reply.code(204).send();
		},
		handler: async ({ ctx, body }, reply) => {
			const tenant = ctx.tenant.id;
			const { directive, page, blocked } = toViolation(body);
			policyViolations.inc({ tenant, directive });
			ctx.log.client(
				{ tenant, directive, page: truncate(page), blocked: truncate(blocked) },
				'blocked by the content security policy',
			);
			return reply.code(204).send();
		},
	});
};
