import { formatMessage, type MessageValues } from '@korb/domain/i18n/icu';
import {
	type BackofficeMessageKey,
	backofficeMessages,
	type Language,
} from '@korb/messages/backoffice';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';

export type Translate = (key: BackofficeMessageKey, values?: MessageValues) => string;

type Locale = {
	language: Language;
	/** For Intl. */
	tag: string;
	t: Translate;
	setLanguage: (language: Language) => void;
};

const STORAGE_KEY = 'language';
const tags: Record<Language, string> = { de: 'de-AT', en: 'en-GB' };
const LocaleContext = createContext<Locale | null>(null);

export function LocaleProvider({ children }: { children: ReactNode }) {
	const [language, setLanguage] = useState(preferredLanguage);
	useEffect(() => {
		document.documentElement.lang = language;
	}, [language]);
	const locale = useMemo((): Locale => {
		const tag = tags[language];
		const messages = backofficeMessages[language];
		return {
			language,
			tag,
			t: (key, values) => formatMessage(messages[key], tag, values),
			setLanguage: (next) => {
				localStorage.setItem(STORAGE_KEY, next);
				setLanguage(next);
			},
		};
	}, [language]);
	return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useLocale(): Locale {
	const locale = use(LocaleContext);
	if (!locale) throw new Error('no LocaleProvider');
	return locale;
}

export function useMessages(): Translate {
	return useLocale().t;
}

function preferredLanguage(): Language {
	const wanted = [localStorage.getItem(STORAGE_KEY), ...navigator.languages];
	const known = wanted.map((tag) => tag?.split('-')[0]).find((tag) => tag === 'de' || tag === 'en');
	return known ?? 'en';
}
