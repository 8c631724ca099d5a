import { getQuestionnaire, postAnswers } from '@korb/contracts/forms/forms-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { type Captcha, requireHuman } from '../captcha/index.ts';
import { findQuestionnaire, storeAnswers } from './questionnaire.service.ts';

export const questionnaireRoutes =
	(captcha: Captcha): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(getQuestionnaire),
			handler: async ({ ctx, params }) => {
				const questionnaire = await findQuestionnaire(ctx, params.id);
				if (!questionnaire) throw notFound('questionnaire');
				return questionnaire;
			},
		});

		app.route({
			...routeOf(postAnswers),
			config: { limit: 'forms' },
			handler: async ({ ctx, params, body }, reply) => {
				await requireHuman(captcha, body.captcha);
				return reply.code(201).send({ id: await storeAnswers(ctx, params.id, body.answers) });
			},
		});
	};
