import type { Translate } from './messages.ts';

// Not in the contract: its schemas would bring Zod into every page with a form.
const formRules = [
	'required',
	'email',
	'number',
	'integer',
	'maxLength',
	'minLength',
	'notEmpty',
	'pattern',
] as const;

/** Says in words what a rule such as `maxLength:24` complains about. */
export function formErrorText(t: Translate, message: string): string {
	const [name = '', limit = ''] = message.split(':');
	const rule = formRules.find((known) => known === name) ?? 'pattern';
	return t(`form.error.${rule}`, { limit: Number(limit) });
}
