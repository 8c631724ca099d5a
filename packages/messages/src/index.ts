import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export type MessageKey = keyof typeof de;

const bundles = new Map<string, Record<MessageKey, string>>(Object.entries({ de, en }));

/** The complete texts of a language; regional variants share those of their language. */
export function bundleFor(locale: string): Record<MessageKey, string> {
	const language = locale.split('-')[0] ?? '';
	const bundle = bundles.get(language);
	if (!bundle) throw new Error(`no message bundle for ${locale}`);
	return bundle;
}
