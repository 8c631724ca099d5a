import { Questionnaire } from '@korb/contracts/forms/forms-endpoints';
import { type Answers, checkAnswers } from '@korb/domain/customer/questionnaire';
import type { RequestContext } from '../../context.ts';
import { ApiError, notFound } from '../../errors.ts';
import { findQuestionnaireBlock, insertAnswers } from './questionnaire.sql.ts';

export async function findQuestionnaire(
	ctx: RequestContext,
	name: string,
): Promise<Questionnaire | null> {
	const block = await ctx.db.snapshot((tx) => findQuestionnaireBlock(tx, ctx.tenant.id, name));
	return Questionnaire.safeParse(block).data ?? null;
}

export async function storeAnswers(
	ctx: RequestContext,
	name: string,
	answers: Answers,
): Promise<string> {
	const questionnaire = await findQuestionnaire(ctx, name);
	if (!questionnaire) throw notFound('questionnaire');
	const problems = Object.entries(checkAnswers(questionnaire.questions, answers));
	if (problems.length > 0) {
		const list = problems.map(([question, problem]) => `${question} (${problem})`).join(', ');
		throw new ApiError('bad_request', `Not valid: ${list}.`);
	}
	return ctx.db.transaction((tx) => insertAnswers(tx, ctx.tenant.id, name, answers));
}
