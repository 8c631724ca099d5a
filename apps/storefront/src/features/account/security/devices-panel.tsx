import {
	deleteOtherSessions,
	deleteSession,
	getSessions,
} from '@korb/contracts/customer/credential-paths';
import type { Session } from '@korb/contracts/customer/credentials';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import {
	refetchPersonal,
	setPersonalData,
	usePersonalQuery,
} from '../../../shop/session/personal-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { LaptopIcon } from '../../../ui/icons/laptop.ts';
import { LogOutIcon } from '../../../ui/icons/log-out.ts';
import { SmartphoneIcon } from '../../../ui/icons/smartphone.ts';
import { Status } from '../../../ui/label/flag.tsx';
import { Item, Items } from '../../../ui/layout/item.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { Waiting, WaitingRows } from '../frame/waiting.tsx';
import styles from './security.module.css';
import { SESSIONS_KEY } from './security-keys.ts';
import { useSince } from './use-since.ts';

type SessionList = { sessions: Session[] };

const phone = /Android|iPhone|iPad|iOS/;

export function DevicesPanel() {
	const t = useMessages();
	const { data, isError, refetch } = usePersonalQuery<SessionList>(SESSIONS_KEY, (signal) =>
		api.call(getSessions, { signal }),
	);

	/** Gone at once; whatever the API has kept comes back. */
	async function signOut(ended: Promise<unknown>, isKept: (session: Session) => boolean) {
		setPersonalData<SessionList>(SESSIONS_KEY, ({ sessions }) => ({
			sessions: sessions.filter(isKept),
		}));
		await ended.catch(() =>
			notifications.show({ key: 'account.devices', type: 'error', message: t('account.failed') }),
		);
		await refetchPersonal(SESSIONS_KEY);
	}

	return (
		<Panel title={t('account.devices.title')}>
			{data ? (
				<Items label={t('account.devices.title')}>
					{data.sessions.map((session) => (
						<Device
							key={session.sessionId}
							session={session}
							onSignOut={() => {
								const params = { sessionId: session.sessionId };
								void signOut(api.call(deleteSession, { params }), (other) => other !== session);
							}}
						/>
					))}
				</Items>
			) : isError ? (
				<LoadingFailed text={t('account.devices.notLoaded')} onRetry={() => void refetch()} />
			) : (
				<Waiting>
					<WaitingRows rows={2} />
				</Waiting>
			)}
			{data && data.sessions.length > 1 && (
				<p className={styles['more']}>
					<Button
						variant="ghost"
						size="sm"
						onClick={() =>
							void signOut(api.call(deleteOtherSessions), ({ isCurrent }) => isCurrent)
						}
					>
						<LogOutIcon />
						{t('account.devices.everywhere')}
					</Button>
				</p>
			)}
		</Panel>
	);
}

function Device({ session, onSignOut }: { session: Session; onSignOut: () => void }) {
	const t = useMessages();
	const since = useSince();
	const { isCurrent, lastSeenAt } = session;
	const device = session.device || t('account.devices.unknown');
	const Icon = phone.test(device) ? SmartphoneIcon : LaptopIcon;
	return (
		<Item
			icon={<Icon />}
			title={isCurrent ? t('account.devices.this') : device}
			text={isCurrent ? device : t('account.devices.seen', { since: since(lastSeenAt) })}
			end={
				isCurrent ? (
					<Status tone="live">{t('account.devices.now')}</Status>
				) : (
					<Button
						variant="secondary"
						size="sm"
						aria-label={t('account.devices.signOut', { device })}
						onClick={onSignOut}
					>
						{t('account.logOut')}
					</Button>
				)
			}
		/>
	);
}
