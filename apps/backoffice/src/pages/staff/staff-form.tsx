import { type StaffRole, staffRoles } from '@korb/domain/staff/permissions';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { CheckOption } from '../../ui/field/check-option.tsx';
import field from '../../ui/field/field.module.css';
import { Field } from '../../ui/field/field.tsx';
import styles from './staff-form.module.css';

export type StaffValues = { name: string; roles: StaffRole[]; units: string };

type StaffFormProps = { values: StaffValues; onChange: (values: StaffValues) => void };

export function StaffForm({ values, onChange }: StaffFormProps) {
	const t = useMessages();
	const setRole = (role: StaffRole, isOn: boolean) => {
		const roles = staffRoles.filter((other) =>
			other === role ? isOn : values.roles.includes(other),
		);
		onChange({ ...values, roles });
	};
	return (
		<>
			<Field
				label={t('staff.name')}
				autoComplete="off"
				maxLength={80}
				value={values.name}
				onChange={({ target }) => onChange({ ...values, name: target.value })}
			/>
			<fieldset className={field['field']}>
				<legend className={field['label']}>{t('staff.roles')}</legend>
				<div className={styles['roles']}>
					{staffRoles.map((role) => (
						<CheckOption
							key={role}
							label={t(`role.${role}`)}
							checked={values.roles.includes(role)}
							onChange={({ target }) => setRole(role, target.checked)}
						/>
					))}
				</div>
			</fieldset>
			<Field
				label={t('staff.units')}
				help={t('staff.unitsHelp')}
				autoComplete="off"
				value={values.units}
				onChange={({ target }) => onChange({ ...values, units: target.value })}
			/>
		</>
	);
}

/** What the API expects; no units means all of them. */
export function toStaffInput({ name, roles, units }: StaffValues) {
	const listed = units.split(/[\s,]+/).filter(Boolean);
	return { name: name.trim(), roles, units: listed.length > 0 ? listed : null };
}

export function isComplete({ name, roles }: StaffValues): boolean {
	return name.trim() !== '' && roles.length > 0;
}
