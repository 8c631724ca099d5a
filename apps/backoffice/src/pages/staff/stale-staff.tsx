import type { StaffMember } from '@korb/contracts/admin/staff';
import type { StaffRole } from '@korb/domain/staff/permissions';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Note } from '../../ui/note/note.tsx';
import styles from './staff-form.module.css';

type Mine = { name: string; roles: StaffRole[]; units: string[] | null; isActive: boolean };

/** Both values of what differs, so that a person decides and nothing is lost. */
export function StaleStaff({ theirs, mine }: { theirs: StaffMember; mine: Mine }) {
	const t = useMessages();
	const roles = (values: StaffRole[]) => values.map((role) => t(`role.${role}`)).join(', ');
	const units = (values: string[] | null) => values?.join(', ') ?? t('staff.allUnits');
	const active = (isActive: boolean) => (isActive ? t('yes') : t('no'));
	const rows = [
		{ label: t('staff.name'), theirs: theirs.name, mine: mine.name },
		{ label: t('staff.roles'), theirs: roles(theirs.roles), mine: roles(mine.roles) },
		{ label: t('staff.units'), theirs: units(theirs.units), mine: units(mine.units) },
		{
			label: t('staff.isActive'),
			theirs: active(theirs.state !== 'inactive'),
			mine: active(mine.isActive),
		},
	].filter((row) => row.theirs !== row.mine);
	return (
		<Note tone="people" isAlert>
			<b>{t('stale.title')}</b> {t('stale.text')}
			<table className={styles['values']}>
				<thead>
					<tr>
						<td />
						<th scope="col">{t('stale.theirs')}</th>
						<th scope="col">{t('stale.mine')}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.label}>
							<th scope="row">{row.label}</th>
							<td>{row.theirs}</td>
							<td>{row.mine}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Note>
	);
}
