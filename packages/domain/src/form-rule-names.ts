/** Names of the rules that forms break; apart from the schemas, which would bring Zod along. */
export const formRules = [
	'required',
	'email',
	'number',
	'integer',
	'maxLength',
	'minLength',
	'notEmpty',
	'pattern',
] as const;
