import { formatMessage, type MessageValues } from '@korb/domain/icu';
import type { MessageKey } from '@korb/messages';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Texts of the tenant's language; a key that is missing shows itself instead of nothing. */
export function createTranslate(bundle: Record<string, string>, locale: string): Translate {
	return (key, values) => formatMessage(bundle[key] ?? key, locale, values);
}
