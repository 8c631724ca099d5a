import { formRules } from '@korb/domain/customer/form-rule-names';
import type { Translate } from './messages.ts';

/** The text for a validation rule such as `maxLength:24`. */
export function formErrorText(t: Translate, message: string): string {
	const [name = '', limit = ''] = message.split(':');
	const rule = formRules.find((known) => known === name) ?? 'pattern';
	return t(`form.error.${rule}`, { limit: Number(limit) });
}
