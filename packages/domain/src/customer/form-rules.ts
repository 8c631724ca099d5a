/** Rules of a field; the first violation is reported. */
export type FieldRules = {
	isRequired?: boolean;
	minLength?: number;
	maxLength?: number;
	/** Whitespace is cosmetic and does not count towards the length. */
	hasFreeBlanks?: boolean;
	pattern?: RegExp;
};

export type FieldProblem =
	| { key: 'form.required' }
	| { key: 'form.minLength'; limit: number }
	| { key: 'form.maxLength'; limit: number }
	| { key: 'form.pattern' };

/** Null when valid. An optional field is only validated when it is not empty. */
export function checkField(value: string, rules: FieldRules): FieldProblem | null {
	const text = value.trim();
	if (text === '') return rules.isRequired ? { key: 'form.required' } : null;
	const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = rules;
	const length = rules.hasFreeBlanks ? text.replaceAll(' ', '').length : text.length;
	if (length < minLength) return { key: 'form.minLength', limit: minLength };
	if (length > maxLength) return { key: 'form.maxLength', limit: maxLength };
	return pattern && !pattern.test(text) ? { key: 'form.pattern' } : null;
}

/** Violations by field; empty when the form is valid. */
export function checkForm<Field extends string>(
	values: Partial<Record<Field, string>>,
	rules: Partial<Record<Field, FieldRules>>,
): Partial<Record<Field, FieldProblem>> {
	const problems: Partial<Record<Field, FieldProblem>> = {};
	for (const field of Object.keys(rules) as Field[]) {
		const problem = checkField(values[field] ?? '', rules[field] ?? {});
		if (problem) problems[field] = problem;
	}
	return problems;
}

/** Each violation as rule name and limit, such as `maxLength:24`: what forms turn into texts. */
export function toRuleNames<Field extends string>(
	problems: Partial<Record<Field, FieldProblem>>,
): Partial<Record<Field, string>> {
	const names: Partial<Record<Field, string>> = {};
	for (const field of Object.keys(problems) as Field[]) {
		const problem = problems[field];
		if (!problem) continue;
		const limit = 'limit' in problem ? `:${problem.limit}` : '';
		names[field] = problem.key.replace('form.', '') + limit;
	}
	return names;
}
