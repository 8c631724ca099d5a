import de from './backoffice/de.json' with { type: 'json' };
import en from './backoffice/en.json' with { type: 'json' };

/** Texts of the back office; apart from the shop's, which every shopper downloads. */
export type BackofficeMessageKey = keyof typeof de;
export type Language = 'de' | 'en';

export const backofficeMessages: Record<Language, Record<BackofficeMessageKey, string>> = {
	de,
	en,
};
