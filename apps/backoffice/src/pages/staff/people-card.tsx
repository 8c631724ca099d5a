import type { StaffMember } from '@korb/contracts/admin/staff/staff';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Status } from '../../ui/badge/status.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { EllipsisIcon } from '../../ui/icons/ellipsis.ts';
import { FingerprintIcon } from '../../ui/icons/fingerprint.ts';
import { TriangleAlertIcon } from '../../ui/icons/triangle-alert.ts';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import { RowSkeleton } from '../../ui/table/row-skeleton.tsx';
import table from '../../ui/table/table.module.css';
import styles from './staff-page.module.css';

const NOW_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

type PeopleCardProps = {
	staff: StaffMember[] | undefined;
	/** Null when the person may only look. */
	onChange: ((member: StaffMember) => void) | null;
};

export function PeopleCard({ staff, onChange }: PeopleCardProps) {
	const t = useMessages();
	const [search, setSearch] = useState('');
	const wanted = search.trim().toLowerCase();
	const shown = staff?.filter(({ name, email }) =>
		`${name} ${email}`.toLowerCase().includes(wanted),
	);
	return (
		<Card
			title={t('staff.people')}
			isFlush
			actions={
				<div className={styles['search']}>
					<SearchBox
						aria-label={t('staff.search')}
						placeholder={t('staff.searchHint')}
						value={search}
						onChange={({ target }) => setSearch(target.value)}
					/>
				</div>
			}
			footer={staff && t('staff.shown', { shown: shown?.length ?? 0, total: staff.length })}
		>
			<table className={table['table']}>
				<thead>
					<tr>
						<th scope="col">{t('staff.name')}</th>
						<th scope="col">{t('staff.role')}</th>
						<th scope="col">{t('staff.unit')}</th>
						<th scope="col">{t('staff.signIn')}</th>
						<th scope="col">{t('staff.seen')}</th>
						{onChange && (
							<th scope="col">
								<span className={text['hidden']}>{t('action')}</span>
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{!shown && <RowSkeleton columns={onChange ? 6 : 5} rows={5} />}
					{shown?.map((member) => (
						<PersonRow key={member.staffId} member={member} onChange={onChange} />
					))}
				</tbody>
			</table>
			{shown?.length === 0 && <Empty title={t('staff.noHit', { search })} />}
		</Card>
	);
}

function PersonRow({
	member,
	onChange,
}: {
	member: StaffMember;
	onChange: PeopleCardProps['onChange'];
}) {
	const t = useMessages();
	const unitName = useUnitName();
	const { name, email, roles, units, state } = member;
	return (
		<tr>
			<td>
				<div className={styles['person']}>
					<Avatar name={name} isPlain={state !== 'active'} />
					<span>
						<span className={text['strong']}>{name}</span>
						<br />
						<span className={`${text['small']} ${text['faint']}`}>{email}</span>
					</span>
				</div>
			</td>
			<td>
				<span className={styles['roles']}>
					{roles.map((role) => (
						<Badge key={role} tone={role === 'manager' ? 'accent' : 'neutral'}>
							{t(`role.${role}`)}
						</Badge>
					))}
				</span>
			</td>
			<td className={text['muted']}>{units?.map(unitName).join(', ') ?? t('staff.allUnits')}</td>
			<td>
				<SignInStrength member={member} />
			</td>
			<td className={table['nowrap']}>
				<Seen at={member.lastSeenAt} />
			</td>
			{onChange && (
				<td className={table['num']}>
					<Button
						variant="quiet"
						size="sm"
						isSquare
						aria-label={t('staff.change', { name })}
						onClick={() => onChange(member)}
					>
						<EllipsisIcon />
					</Button>
				</td>
			)}
		</tr>
	);
}

function SignInStrength({ member }: { member: StaffMember }) {
	const t = useMessages();
	const { state, invitationExpiresAt, passkeys, hasTotp, badge } = member;
	if (state === 'inactive') return <Badge>{t('staff.inactive')}</Badge>;
	if (badge === 'active' && passkeys === 0 && !hasTotp) {
		return <span className={text['muted']}>{t('staff.badgeAndPin')}</span>;
	}
	if (state === 'invited') {
		const left = invitationExpiresAt ? Date.parse(invitationExpiresAt) - Date.now() : 0;
		if (left <= 0) return <Badge tone="danger">{t('staff.invitationExpired')}</Badge>;
		return <Badge tone="warn">{t('staff.invited', { days: Math.ceil(left / DAY_MS) })}</Badge>;
	}
	if (passkeys > 0) {
		return (
			<span className={styles['signIn']}>
				<FingerprintIcon />
				{t('staff.passkey')}
			</span>
		);
	}
	if (hasTotp) return <span className={text['muted']}>{t('staff.appCode')}</span>;
	return (
		<Badge tone="danger">
			<TriangleAlertIcon />
			{t('staff.passwordOnly')}
		</Badge>
	);
}

function Seen({ at }: { at: string | null }) {
	const t = useMessages();
	const formats = useFormats();
	if (!at) return <span className={text['muted']}>–</span>;
	if (Date.now() - Date.parse(at) < NOW_MS) return <Status mark="done">{t('staff.now')}</Status>;
	return (
		<time className={text['muted']} dateTime={at} title={formats.full(at)}>
			{formats.moment(at)}
		</time>
	);
}
