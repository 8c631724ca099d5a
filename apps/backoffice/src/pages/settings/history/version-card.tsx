import type { SettingsVersion } from '@korb/contracts/admin/settings/settings';
import { useNavigate } from 'react-router';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { useFormats, useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { UndoIcon } from '../../../ui/icons/undo.ts';
import text from '../../../ui/layout/text.module.css';
import { Empty } from '../../../ui/note/empty.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { ChangesView } from '../changes-view.tsx';
import { newerSettings, useRestore, useSettingsUpdate, useVersion } from '../use-settings.ts';
import { RestoreEffects } from './restore-effects.tsx';

type VersionCardProps = { number: number; live: number };

/** A version against the one before, and the way back to it; from the published one, to that before. */
export function VersionCard({ number, live }: VersionCardProps) {
	const t = useMessages();
	const navigate = useNavigate();
	const { may } = useSession();
	const { data, error, refetch } = useVersion(number);
	const target = number === live ? number - 1 : number;
	const { data: earlier } = useVersion(target > 0 ? target : null);
	const restore = useRestore();
	const update = useSettingsUpdate();
	const newer = newerSettings(restore.error);
	if (hasErrorCode(error, 'not_found')) return <Empty title={t('settings.noVersion')} />;
	const canRestore = may('settings.publish') && earlier && earlier.restores.length > 0;
	const run = () =>
		restore.mutate(
			{ number: target, live },
			{ onSuccess: () => void navigate('/settings/history', { replace: true }) },
		);
	return (
		<Card
			title={
				number > 1
					? t('settings.against', { number, previous: number - 1 })
					: t('settings.versionTitle', { number })
			}
			actions={
				canRestore && (
					<Button onClick={run} disabled={restore.isPending || newer !== null}>
						<UndoIcon />
						{t('settings.restore', { number: target })}
					</Button>
				)
			}
		>
			{error && (
				<LoadFailed what={t('settings.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{newer && (
				<Note tone="people" isAlert>
					<b>{t('stale.title')}</b>{' '}
					{t('settings.restoreStale', { seen: live, number: newer.live.number })}{' '}
					<Button size="sm" onClick={() => update(newer)}>
						{t('settings.compareAgain')}
					</Button>
				</Note>
			)}
			{restore.isError && !newer && (
				<Note tone="danger" isAlert>
					{t('settings.notPublishedError')}
				</Note>
			)}
			{data && <Published version={data.version} />}
			{data && data.version.changes.length > 0 && <ChangesView changes={data.version.changes} />}
			{canRestore && <RestoreEffects details={earlier} next={live + 1} />}
		</Card>
	);
}

function Published({ version }: { version: SettingsVersion }) {
	const t = useMessages();
	const { full } = useFormats();
	return (
		<p className={`${text['small']} ${text['muted']}`}>
			{version.reason && <q>{version.reason}</q>} {version.publishedBy ?? t('settings.operator')},{' '}
			{full(version.publishedAt)}
		</p>
	);
}
