import { formRules } from '@korb/domain/form-rule-names';
import type { Translate } from './messages.ts';

/** Says in words what a rule such as `maxLength:24` complains about. */
export function formErrorText(t: Translate, message: string): string {
	const [name = '', limit = ''] = message.split(':');
	const rule = formRules.find((known) => known === name) ?? 'pattern';
	return t(`form.error.${rule}`, { limit: Number(limit) });
}
