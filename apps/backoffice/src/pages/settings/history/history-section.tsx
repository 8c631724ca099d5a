import { useSearchParams } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { useVersions } from '../use-settings.ts';
import styles from './history.module.css';
import { VersionCard } from './version-card.tsx';
import { VersionList } from './version-list.tsx';

/** The chosen version is in the address. */
export function HistorySection({ live }: { live: number }) {
	const t = useMessages();
	const [search] = useSearchParams();
	const { data, error, refetch, hasNextPage, fetchNextPage } = useVersions();
	const versions = data?.pages.flatMap((page) => page.versions) ?? [];
	const wanted = Number(search.get('version')) || live;
	return (
		<>
			{error && (
				<LoadFailed what={t('settings.failed')} error={error} onRetry={() => void refetch()} />
			)}
			<div className={styles['grid']}>
				<VersionList
					versions={versions}
					current={wanted}
					live={live}
					onMore={hasNextPage ? () => void fetchNextPage() : null}
				/>
				<VersionCard key={wanted} number={wanted} live={live} />
			</div>
		</>
	);
}
