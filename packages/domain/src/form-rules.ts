/** What a field asks for; the first rule that is broken is told. */
export type FieldRules = {
	isRequired?: boolean;
	minLength?: number;
	maxLength?: number;
	/** Blanks are there for the eye and count towards no length. */
	hasFreeBlanks?: boolean;
	pattern?: RegExp;
};

export type FieldProblem =
	| { key: 'form.required' }
	| { key: 'form.minLength'; limit: number }
	| { key: 'form.maxLength'; limit: number }
	| { key: 'form.pattern' };

/** Null when all is well. What may stay empty is only looked at once something stands there. */
export function checkField(value: string, rules: FieldRules): FieldProblem | null {
	const text = value.trim();
	if (text === '') return rules.isRequired ? { key: 'form.required' } : null;
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = rules;
	const length = rules.hasFreeBlanks ? text.replaceAll(' ', '').length : text.length;
	if (length < minLength) return { key: 'form.minLength', limit: minLength };
	if (length > maxLength) return { key: 'form.maxLength', limit: maxLength };
	return pattern && !pattern.test(text) ? { key: 'form.pattern' } : null;
}

/** Problems by field; empty when the form can be sent. */
export function checkForm<Field extends string>(
	values: Partial<Record<Field, string>>,
	rules: Record<Field, FieldRules>,
): Partial<Record<Field, FieldProblem>> {
	const problems: Partial<Record<Field, FieldProblem>> = {};
	for (const field of Object.keys(rules) as Field[]) {
		const problem = checkField(values[field] ?? '', rules[field]);
		if (problem) problems[field] = problem;
	}
	return problems;
}
