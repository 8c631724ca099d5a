import { type StaffRole, staffRoles } from '@korb/domain/staff/permissions';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUnits } from '../../session/use-schedules.ts';
import { useUnitName } from '../../session/use-unit-name.ts';
import { CheckOption } from '../../ui/field/check-option.tsx';
import field from '../../ui/field/field.module.css';
import { Field } from '../../ui/field/field.tsx';
import styles from './staff-form.module.css';

export type StaffValues = {
	name: string;
	roles: StaffRole[];
	/** Null for all of them, also those to come. */
	units: string[] | null;
};

type StaffFormProps = { values: StaffValues; onChange: (values: StaffValues) => void };

export function StaffForm({ values, onChange }: StaffFormProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const setRole = (role: StaffRole, isOn: boolean) => {
		const roles = staffRoles.filter((other) =>
			other === role ? isOn : values.roles.includes(other),
		);
		onChange({ ...values, roles });
	};
	const units = useUnits();
	// Somebody may be limited to a unit that has no windows any more.
	const offered = [...new Set([...units, ...(values.units ?? [])])];
	const setUnit = (unit: string, isOn: boolean) => {
		const chosen = offered.filter((other) =>
			other === unit ? isOn : values.units?.includes(other),
		);
		onChange({ ...values, units: chosen });
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
				<div className={styles['options']}>
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
			<fieldset className={field['field']}>
				<legend className={field['label']}>{t('staff.units')}</legend>
				<div className={styles['options']}>
					<CheckOption
						label={t('today.allUnits')}
						checked={values.units === null}
						onChange={({ target }) => onChange({ ...values, units: target.checked ? null : [] })}
					/>
					{values.units !== null &&
						offered.map((unit) => (
							<CheckOption
								key={unit}
								label={unitName(unit)}
								checked={values.units?.includes(unit) ?? false}
								onChange={({ target }) => setUnit(unit, target.checked)}
							/>
						))}
				</div>
			</fieldset>
		</>
	);
}

export function toStaffInput({ name, roles, units }: StaffValues) {
	return { name: name.trim(), roles, units };
}

export function isComplete({ name, roles, units }: StaffValues): boolean {
	return name.trim() !== '' && roles.length > 0 && units?.length !== 0;
}
