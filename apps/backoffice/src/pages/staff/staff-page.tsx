import type { StaffMember } from '@korb/contracts/admin/staff/staff';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icons/plus.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Note } from '../../ui/note/note.tsx';
import { AuditCard } from './audit-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleCard } from './people-card.tsx';
import { RolesCard } from './roles-card.tsx';
import { StaffDialog } from './staff-dialog.tsx';
import styles from './staff-page.module.css';
import { useStaff } from './staff-queries.ts';
import { StaffTabs } from './staff-tabs.tsx';

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const { data: staff, error, refetch } = useStaff();
	const [isInviting, setInviting] = useState(false);
	const [changing, setChanging] = useState<StaffMember | null>(null);
	const weak = staff?.filter(hasPasswordOnly) ?? [];
	return (
		<>
			<PageHead title={t('nav.staff')}>
				{may('staff.manage') && (
					<Button variant="primary" onClick={() => setInviting(true)}>
						<PlusIcon />
						{t('staff.invite')}
					</Button>
				)}
			</PageHead>
			<StaffTabs current="people" people={staff?.length} />
			{error && (
				<LoadFailed what={t('staff.failed')} error={error} onRetry={() => void refetch()} />
			)}
			<div className={styles['content']}>
				{weak.length > 0 && (
					<Note tone="warn">
						<b>
							{t('staff.weak', {
								names: weak.map(({ name }) => name).join(', '),
								count: weak.length,
							})}
						</b>{' '}
						{t('staff.weakText')}
					</Note>
				)}
				<div className={styles['grid']}>
					<PeopleCard
						staff={staff}
						onChange={may('staff.manage') ? (member) => setChanging(member) : null}
					/>
					<RolesCard />
				</div>
				<AuditCard isPreview />
			</div>
			<InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
			{changing && (
				<StaffDialog key={changing.staffId} member={changing} onClose={() => setChanging(null)} />
			)}
		</>
	);
}

function hasPasswordOnly({ state, hasTotp, passkeys, badge }: StaffMember): boolean {
	return state === 'active' && !hasTotp && passkeys === 0 && badge !== 'active';
}
