import { getChallenge } from '@korb/contracts/forms/forms-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import type { Captcha } from './captcha.ts';

export const captchaRoutes =
	(captcha: Captcha): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(getChallenge),
			handler: async (_request, reply) => {
				const challenge = await captcha.challenge();
				return challenge ? { ...challenge } : reply.code(204).send();
			},
		});
	};
