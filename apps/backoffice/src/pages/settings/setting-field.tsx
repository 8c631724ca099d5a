import { useState } from 'react';
import { symbolOf } from '../../platform/i18n/currency-symbol.ts';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { parseCents, writeCents } from '../../platform/i18n/parse-cents.ts';
import { useSession } from '../../session/session.tsx';
import { type SettingUnit, unitOf } from '../../settings/setting-units.ts';
import { useSettingWords } from '../../settings/setting-words.ts';
import { Field } from '../../ui/field/field.tsx';
import { useProblemText } from './problem-text.ts';
import type { SettingsEditor } from './settings-editor.ts';

type SettingFieldProps = {
	editor: SettingsEditor;
	path: string;
	label: string;
	isLabelHidden?: boolean;
	/** Empty means null. */
	isOptional?: boolean;
	help?: string;
};

/** Saved to the draft when the person leaves it or presses Enter. */
export function SettingField({
	editor,
	path,
	isOptional = false,
	help,
	...label
}: SettingFieldProps) {
	const { t, tag } = useLocale();
	const { currency } = useSession().me.shop;
	const words = useSettingWords();
	const problemText = useProblemText();
	const [typed, setTyped] = useState<string | null>(null);
	const [isUnreadable, setUnreadable] = useState(false);
	const unit = unitOf(path) ?? 'days';
	const value = editor.valueOf(path);
	const problem = editor.problemOf(path);
	const commit = () => {
		if (typed === null) return;
		const next = isOptional && typed.trim() === '' ? null : parse(unit, typed);
		setUnreadable(next === undefined);
		if (next === undefined) return;
		setTyped(null);
		if (next !== value) editor.save({ path, value: next });
	};
	const was = editor.settings.values[path];
	return (
		<Field
			{...label}
			inputMode={unit === 'money' || unit === 'weight' ? 'decimal' : 'numeric'}
			maxLength={12}
			value={typed ?? write(unit, value, tag)}
			onChange={({ target }) => setTyped(target.value)}
			onBlur={commit}
			onKeyDown={({ key }) => key === 'Enter' && commit()}
			error={isUnreadable ? t('settings.noNumber') : problem && problemText(problem)}
			help={editor.isChanged(path) ? t('settings.was', { value: words.value(path, was) }) : help}
			{...(unit === 'money'
				? { before: symbolOf(currency, tag) }
				: { after: t(`settings.unit.${unit}`) })}
		/>
	);
}

function parse(unit: SettingUnit, text: string): number | undefined {
	if (unit === 'money') return parseCents(text) ?? undefined;
	if (unit === 'weight') {
		return /^\s*\d{1,4}(?:[.,]\d{1,3})?\s*$/.test(text)
			? Math.round(Number(text.replace(',', '.')) * 1000)
			: undefined;
	}
	return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}

function write(unit: SettingUnit, value: unknown, tag: string): string {
	if (typeof value !== 'number') return '';
	if (unit === 'money') return writeCents(value, tag);
	if (unit === 'weight') return (value / 1000).toLocaleString(tag, { useGrouping: false });
	return String(value);
}
