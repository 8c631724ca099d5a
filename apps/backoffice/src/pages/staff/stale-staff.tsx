import type { StaffMember } from '@korb/contracts/admin/staff/staff';
import type { StaffRole } from '@korb/domain/staff/permissions';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { BothValues } from '../../ui/note/both-values.tsx';

type Mine = { name: string; roles: StaffRole[]; units: string[] | null; isActive: boolean };

export function StaleStaff({ theirs, mine }: { theirs: StaffMember; mine: Mine }) {
	const t = useMessages();
	const unitName = useUnitName();
	const roles = (values: StaffRole[]) => values.map((role) => t(`role.${role}`)).join(', ');
	const units = (values: string[] | null) =>
		values?.map(unitName).join(', ') ?? t('staff.allUnits');
	const active = (isActive: boolean) => (isActive ? t('yes') : t('no'));
	return (
		<BothValues
			values={[
				{ label: t('staff.name'), theirs: theirs.name, mine: mine.name },
				{ label: t('staff.roles'), theirs: roles(theirs.roles), mine: roles(mine.roles) },
				{ label: t('staff.units'), theirs: units(theirs.units), mine: units(mine.units) },
				{
					label: t('staff.isActive'),
					theirs: active(theirs.state !== 'inactive'),
					mine: active(mine.isActive),
				},
			]}
		/>
	);
}
