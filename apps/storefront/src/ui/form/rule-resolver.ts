import type { FieldValues, Resolver } from 'react-hook-form';

/** Adapts the domain's validation rules to React Hook Form, which expects errors by field. */
export function toResolver<Values extends FieldValues>(
	check: (values: Values) => Partial<Record<string, string>>,
): Resolver<Values> {
	return (values) => {
		const errors = Object.entries(check(values)).map(([field, message]) => [
			field,
			{ type: 'rule', message },
		]);
		return errors.length > 0
			? { values: {}, errors: Object.fromEntries(errors) }
			: { values, errors: {} };
	};
}
