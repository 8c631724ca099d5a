import { formatMessage, type MessageValues } from '@korb/domain/i18n/icu';
import type { MessageKey } from '@korb/messages';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Messages in the tenant's language; a missing key is shown as is instead of as nothing. */
export function createTranslate(bundle: Record<string, string>, locale: string): Translate {
	return (key, values) => formatMessage(bundle[key] ?? key, locale, values);
}
