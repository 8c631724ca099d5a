import type { ImportLine } from '@korb/contracts/admin/assortment/imports';
import { type BackofficeMessageKey, backofficeMessages } from '@korb/messages/backoffice';
import type { Translate } from '../../platform/i18n/locale.tsx';

type Refusal = NonNullable<ImportLine['refusal']>;

export function describeReason({ reason, value }: Refusal, t: Translate): string {
	return t(`import.refusal.${reason}`, { value: value ?? '' });
}

/**
 * The name of a column, or of the first known part of a path in a record, such as `eans.0`. What has no
 * name is shown as the file has it.
 */
export function describeRefusedField({ field }: Refusal, t: Translate): string | null {
	if (!field) return null;
	if (field === 'line') return t('import.line');
	const parts = field.split('.').map((part) => `import.field.${part}`);
	const name = [`import.column.${field}`, ...parts].find(isMessage);
	return name ? t(name) : field;
}

/** What the line says: a field and its value, as far as they are known. */
export function describeSent(refusal: Refusal, t: Translate): string {
	return [describeRefusedField(refusal, t), refusal.value].filter(Boolean).join(' = ');
}

function isMessage(key: string): key is BackofficeMessageKey {
	return Object.hasOwn(backofficeMessages.de, key);
}
