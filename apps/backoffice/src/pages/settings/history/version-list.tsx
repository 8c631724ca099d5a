import type { SettingsVersion } from '@korb/contracts/admin/settings/settings';
import { Link } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { useSettingWords } from '../../../settings/setting-words.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import text from '../../../ui/layout/text.module.css';
import styles from './history.module.css';

type VersionListProps = {
	versions: SettingsVersion[];
	current: number;
	live: number;
	onMore: (() => void) | null;
};

export function VersionList({ versions, current, live, onMore }: VersionListProps) {
	const t = useMessages();
	const { moment } = useFormats();
	const titleOf = useVersionTitle();
	return (
		<Card
			title={t('settings.versions')}
			hint={t('settings.keptForever')}
			isFlush
			footer={onMore && <Button onClick={onMore}>{t('settings.older')}</Button>}
		>
			<ul className={styles['versions']}>
				{versions.map((version) => (
					<li key={version.number}>
						<Link
							to={`/settings/history?version=${version.number}`}
							aria-current={version.number === current ? 'true' : undefined}
						>
							<b>{version.number}</b>
							<span className={styles['what']}>
								<span className={text['ellipsis']}>{titleOf(version)}</span>
								<span className={`${text['small']} ${text['faint']}`}>
									{moment(version.publishedAt)} · {version.publishedBy ?? t('settings.operator')}
								</span>
							</span>
							{version.number === live && <Badge tone="ok">{t('settings.isLive')}</Badge>}
						</Link>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** What changed, in one line. */
function useVersionTitle(): (version: SettingsVersion) => string {
	const t = useMessages();
	const words = useSettingWords();
	return ({ number, restored, isValid, changes }) => {
		if (restored) return t('settings.restored', { number: restored });
		if (!isValid) return t('settings.unreadable');
		if (number === 1 && changes.length === 0) return t('settings.first');
		const [first, ...others] = changes;
		if (!first) return t('settings.same');
		const { path, before, after } = first;
		const change = `${words.label(path)}: ${words.value(path, before)} → ${words.value(path, after)}`;
		return others.length > 0 ? t('settings.andMore', { change, count: others.length }) : change;
	};
}
