import type { SettingChange } from '@korb/contracts/admin/settings/settings';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSettingWords } from '../../settings/setting-words.ts';
import text from '../../ui/layout/text.module.css';
import { Segments } from '../../ui/segments/segments.tsx';
import styles from './changes-view.module.css';

/** Changes in words, or as the lines of the configuration that differ. */
export function ChangesView({ changes }: { changes: SettingChange[] }) {
	const t = useMessages();
	const [view, setView] = useState('words');
	return (
		<div className={styles['view']}>
			<Segments
				label={t('settings.view')}
				value={view}
				onChange={setView}
				options={[
					{ value: 'words', text: t('settings.words') },
					{ value: 'json', text: 'JSON' },
				]}
			/>
			{view === 'words' ? <Words changes={changes} /> : <Lines changes={changes} />}
		</div>
	);
}

function Words({ changes }: { changes: SettingChange[] }) {
	const words = useSettingWords();
	return (
		<ul className={styles['words']}>
			{changes.map(({ path, before, after }) => (
				<li key={path}>
					<span className={text['strong']}>{words.label(path)}</span>{' '}
					<span className={text['was']}>{words.value(path, before)}</span> →{' '}
					{words.value(path, after)}
				</li>
			))}
		</ul>
	);
}

function Lines({ changes }: { changes: SettingChange[] }) {
	const t = useMessages();
	const sections = Map.groupBy(changes, ({ path }) => path.slice(0, path.lastIndexOf('/')));
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible.
		<section className={styles['lines']} aria-label={t('settings.difference')} tabIndex={0}>
			{[...sections].map(([section, inSection]) => (
				<div key={section}>
					<div className={styles['place']}>{section.slice(1).replaceAll('/', '.')}</div>
					{inSection.map(({ path, before, after }) => (
						<div key={path}>
							{before !== undefined && <del>{`- ${toLine(path, before)}`}</del>}
							{after !== undefined && <ins>{`+ ${toLine(path, after)}`}</ins>}
						</div>
					))}
				</div>
			))}
		</section>
	);
}

function toLine(path: string, value: unknown): string {
	const name = path
		.slice(path.lastIndexOf('/') + 1)
		.replaceAll('~1', '/')
		.replaceAll('~0', '~');
	return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}
