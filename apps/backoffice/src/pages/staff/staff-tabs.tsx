import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';

type StaffTabsProps = { current: 'people' | 'devices' | 'audit'; people?: number | undefined };

export function StaffTabs({ current, people }: StaffTabsProps) {
	const t = useMessages();
	const { may } = useSession();
	if (!may('staff.read')) return null;
	return (
		<Tabs
			label={t('nav.staff')}
			tabs={[
				{
					...{ to: '/staff', label: t('staff.people'), count: people },
					isCurrent: current === 'people',
				},
				{ to: '/staff/devices', label: t('devices.title'), isCurrent: current === 'devices' },
				{ to: '/staff/audit', label: t('nav.audit'), isCurrent: current === 'audit' },
			]}
		/>
	);
}
