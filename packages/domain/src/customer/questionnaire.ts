export type Question = {
	name: string;
	kind: 'text' | 'long-text' | 'choice' | 'choices' | 'rating' | 'age';
	choices: readonly string[];
	isRequired: boolean;
};
export type Answers = Readonly<Record<string, string | readonly string[]>>;
export type AnswerProblem = 'required' | 'integer' | 'pattern' | 'notEmpty';

export const stars = ['1', '2', '3', '4', '5'];
const MIN_AGE = 1;
const MAX_AGE = 99;

/** Violations by question name; empty when the answers are valid. */
export function checkAnswers(
	questions: readonly Question[],
	answers: Answers,
): Record<string, AnswerProblem> {
	const problems: Record<string, AnswerProblem> = {};
	const names = new Set(questions.map(({ name }) => name));
	for (const name of Object.keys(answers)) if (!names.has(name)) problems[name] = 'pattern';
	for (const question of questions) {
		const problem = checkAnswer(question, [answers[question.name] ?? []].flat());
		if (problem) problems[question.name] = problem;
	}
	return problems;
}

function checkAnswer(question: Question, given: readonly string[]): AnswerProblem | null {
	const values = given.map((value) => value.trim()).filter(Boolean);
	const [first] = values;
	if (first === undefined) {
		if (!question.isRequired) return null;
		return question.kind === 'choices' ? 'notEmpty' : 'required';
	}
	if (values.length > 1 && question.kind !== 'choices') return 'pattern';
	switch (question.kind) {
		case 'age':
			return checkAge(first);
		case 'choice':
		case 'choices':
			return values.every((value) => question.choices.includes(value)) ? null : 'pattern';
		case 'rating':
			return stars.includes(first) ? null : 'pattern';
		case 'text':
		case 'long-text':
			return null;
	}
}

function checkAge(text: string): AnswerProblem | null {
	if (!/^-?\d{1,9}$/.test(text)) return 'integer';
	const age = Number(text);
	return age >= MIN_AGE && age <= MAX_AGE ? null : 'pattern';
}
