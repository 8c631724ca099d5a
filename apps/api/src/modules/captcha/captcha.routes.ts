import { getChallenge } from '@korb/contracts/forms/forms-endpoints';
import type { ApiPlugin } from '../../context.ts';
import type { Captcha } from './captcha.ts';

export const captchaRoutes =
	(captcha: Captcha): ApiPlugin =>
	async (app) => {
		app.get('/api/captcha/challenge', { schema: getChallenge }, async (_request, reply) => {
			const challenge = await captcha.challenge();
			return challenge ? { ...challenge } : reply.code(204).send();
		});
	};
