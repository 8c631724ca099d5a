import type { FloorDevice } from '@korb/contracts/admin/staff/floor';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { useSession } from '../../../session/session.tsx';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Note } from '../../../ui/note/note.tsx';
import styles from '../staff-page.module.css';
import { StaffTabs } from '../staff-tabs.tsx';
import { DevicesCard } from './devices-card.tsx';
import { useFloorDevices } from './devices-query.ts';
import { RegisterDialog } from './register-dialog.tsx';

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const signOut = useSignOut();
	const [isRegistering, setRegistering] = useState(false);
	const [registered, setRegistered] = useState<FloorDevice | null>(null);
	const { data, error, refetch } = useFloorDevices();
	return (
		<>
			<PageHead title={t('nav.staff')}>
				{may('staff.manage') && (
					<Button variant="primary" onClick={() => setRegistering(true)}>
						<PlusIcon />
						{t('devices.register')}
					</Button>
				)}
			</PageHead>
			<StaffTabs current="devices" />
			{error && (
				<LoadFailed what={t('devices.failed')} error={error} onRetry={() => void refetch()} />
			)}
			<div className={styles['content']}>
				<div role="status">
					{registered && (
						<Note tone="ok">
							<b>{t('devices.registered', { name: registered.name })}</b> {t('devices.signOutHere')}{' '}
							<Button size="sm" onClick={signOut}>
								{t('signOut')}
							</Button>
						</Note>
					)}
				</div>
				<DevicesCard devices={data} mayRetire={may('staff.manage')} />
			</div>
			{isRegistering && (
				<RegisterDialog onClose={() => setRegistering(false)} onRegistered={setRegistered} />
			)}
		</>
	);
}
