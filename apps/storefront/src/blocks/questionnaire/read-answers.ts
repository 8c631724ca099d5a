import type { Question } from '@korb/domain/customer/questionnaire';

/** Reads the answers from a form; empty ones are not sent. */
export function readAnswers(
	questions: readonly Question[],
	form: FormData,
): Record<string, string | string[]> {
	const given = questions.map(({ name, kind }) => {
		const values = form.getAll(name).map(String).filter(Boolean);
		return [name, kind === 'choices' ? values : values.slice(0, 1)] as const;
	});
	return Object.fromEntries(
		given
			.filter(([, values]) => values.length > 0)
			.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
	);
}
