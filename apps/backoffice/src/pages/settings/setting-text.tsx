import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSettingWords } from '../../settings/setting-words.ts';
import { Field } from '../../ui/field/field.tsx';
import { useProblemText } from './problem-text.ts';
import type { SettingsEditor } from './settings-editor.ts';

type SettingTextProps = {
	editor: SettingsEditor;
	path: string;
	maxLength: number;
	help?: string;
};

/** A line of text, saved to the draft when the person leaves it or presses Enter. */
export function SettingText({ editor, path, maxLength, help }: SettingTextProps) {
	const t = useMessages();
	const words = useSettingWords();
	const problemText = useProblemText();
	const [typed, setTyped] = useState<string | null>(null);
	const value = String(editor.valueOf(path) ?? '');
	const problem = editor.problemOf(path);
	const commit = () => {
		if (typed === null) return;
		setTyped(null);
		const next = typed.trim();
		if (next !== value) editor.save({ path, value: next });
	};
	return (
		<Field
			label={words.label(path)}
			maxLength={maxLength}
			value={typed ?? value}
			onChange={({ target }) => setTyped(target.value)}
			onBlur={commit}
			onKeyDown={({ key }) => key === 'Enter' && commit()}
			error={problem && problemText(problem)}
			help={
				editor.isChanged(path)
					? t('settings.was', { value: words.value(path, editor.settings.values[path]) })
					: help
			}
		/>
	);
}
