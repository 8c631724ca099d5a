import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AuditCard } from './audit-card.tsx';
import styles from './staff-page.module.css';
import { StaffTabs } from './staff-tabs.tsx';

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	return (
		<>
			<PageHead title={may('staff.read') ? t('nav.staff') : t('nav.audit')} />
			<StaffTabs current="audit" />
			<div className={styles['content']}>
				<AuditCard />
			</div>
		</>
	);
}
