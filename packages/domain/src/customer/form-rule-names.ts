/** Names of the form rules; separate from the schemas, which would pull in Zod. */
export const formRules = [
	'required',
	'email',
	'number',
	'integer',
	'maxLength',
	'minLength',
	'notEmpty',
	'pattern',
	/** Passwords that the API refuses. */
	'guessable',
] as const;
