import { type SlugName, slugNames } from '@korb/domain/routing/slug-names';
import { movedPath, slugPath } from '@korb/domain/tenant/settings';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classes } from '../../ui/classes.ts';
import { CheckOption } from '../../ui/field/check-option.tsx';
import { Field } from '../../ui/field/field.tsx';
import text from '../../ui/layout/text.module.css';
import table from '../../ui/table/table.module.css';
import { inputsOfMove } from './path-move.ts';
import { useProblemText } from './problem-text.ts';
import type { SettingsEditor } from './settings-editor.ts';
import styles from './settings-page.module.css';

export function PathsSection({ editor }: { editor: SettingsEditor }) {
	const t = useMessages();
	return (
		<Card title={t('settings.section.paths')} hint={t('settings.pathsLead')} isFlush>
			<table className={`${table['table']} ${styles['paths']}`}>
				<thead>
					<tr>
						<th scope="col">{t('settings.page')}</th>
						<th scope="col">{t('settings.path')}</th>
						<th scope="col">{t('settings.examplePath')}</th>
						<th scope="col">{t('settings.redirect')}</th>
					</tr>
				</thead>
				<tbody>
					{slugNames.map((name) => (
						<PathRow key={name} name={name} editor={editor} />
					))}
				</tbody>
			</table>
		</Card>
	);
}

const examples: Partial<Record<SlugName, string>> = {
	order: '/10004218',
	product: '/heumilch/08388739',
	products: '/obst-gemuese',
	search: '/marillen',
};

/** Saved to the draft when the person leaves it or presses Enter. */
function PathRow({ name, editor }: { name: SlugName; editor: SettingsEditor }) {
	const t = useMessages();
	const problemText = useProblemText();
	const [typed, setTyped] = useState<string | null>(null);
	const path = slugPath(name);
	const published = String(editor.settings.values[path] ?? '');
	const slug = String(editor.valueOf(path) ?? '');
	const isChanged = editor.isChanged(path);
	const problem = editor.problemOf(path);
	const redirect = movedPath(published);
	const commit = () => {
		const next = typed?.trim().replace(/^\/+|\/+$/g, '');
		setTyped(null);
		if (next === undefined || next === slug) return;
		editor.save(...inputsOfMove({ values: editor.settings.values, path, published, next }));
	};
	return (
		<tr className={classes(isChanged && styles['isChanged'])}>
			<td>
				<span className={text['strong']}>{t(`settings.page.${name}`)}</span>{' '}
				<span className={`${text['code']} ${text['faint']} ${styles['name']}`}>{name}</span>
			</td>
			<td>
				<Field
					label={t('settings.pathOf', { page: t(`settings.page.${name}`) })}
					isLabelHidden
					before="/"
					maxLength={100}
					autoCapitalize="none"
					spellCheck={false}
					value={typed ?? slug}
					onChange={({ target }) => setTyped(target.value)}
					onBlur={commit}
					onKeyDown={({ key }) => key === 'Enter' && commit()}
					error={problem && problemText(problem)}
				/>
			</td>
			<td className={`${text['code']} ${text['muted']}`}>{`/${slug}${examples[name] ?? ''}`}</td>
			<td>
				{isChanged ? (
					<CheckOption
						label={`/${published} → /${slug}`}
						checked={editor.valueOf(redirect) !== undefined}
						onChange={({ target }) =>
							editor.save(
								target.checked ? { path: redirect, value: `/${slug}/*` } : { path: redirect },
							)
						}
					/>
				) : (
					'–'
				)}
			</td>
		</tr>
	);
}
