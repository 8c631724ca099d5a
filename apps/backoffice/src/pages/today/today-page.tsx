import { getToday } from '@korb/contracts/admin/today-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats } from '../../session/session.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Figures } from './figures.tsx';
import { NeedsCard } from './needs-card.tsx';
import styles from './today-page.module.css';
import { WindowsCard } from './windows-card.tsx';

export function Component() {
	const t = useMessages();
	const formats = useFormats();
	const {
		data: today,
		error,
		refetch,
		dataUpdatedAt,
	} = useQuery({
		queryKey: ['today'],
		queryFn: ({ signal }) => call(getToday, { signal }),
	});
	return (
		<>
			<PageHead title={t('nav.today')}>
				<span className={styles['updated']} role="status">
					{today &&
						t('today.updated', { time: formats.clock(new Date(dataUpdatedAt).toISOString()) })}
				</span>
			</PageHead>
			{error && (
				<LoadFailed what={t('today.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{today && (
				<div className={styles['content']}>
					<Figures today={today} />
					<div className={styles['grid']}>
						<WindowsCard windows={today.windows} />
						<NeedsCard today={today} />
					</div>
				</div>
			)}
		</>
	);
}
