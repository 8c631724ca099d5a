import type { FloorDevice } from '@korb/contracts/admin/staff/floor';
import { registerFloorDevice } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useUnits } from '../../../session/use-schedules.ts';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { devicesKey } from './devices-query.ts';

type RegisterDialogProps = { onClose: () => void; onRegistered: (device: FloorDevice) => void };

/** The browser in which it is opened becomes the device. */
export function RegisterDialog({ onClose, onRegistered }: RegisterDialogProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const queries = useQueryClient();
	const units = useUnits();
	const [name, setName] = useState('');
	const [chosen, choose] = useState<string | null>(null);
	const unit = chosen ?? units[0] ?? '';
	const register = useMutation({
		mutationFn: () => call(registerFloorDevice, { body: { name: name.trim(), unit } }),
		onSuccess: (device) => {
			void queries.invalidateQueries({ queryKey: devicesKey });
			onRegistered(device);
			onClose();
		},
	});
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('devices.register')}
			description={t('devices.registerText')}
			closeLabel={t('close')}
			onSubmit={() => register.mutate()}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button
						type="submit"
						variant="primary"
						disabled={name.trim() === '' || unit === '' || register.isPending}
					>
						{t('devices.registerThis')}
					</Button>
				</>
			}
		>
			{register.error && (
				<Note tone="danger" isAlert>
					{hasErrorCode(register.error, 'conflict') ? t('devices.tooMany') : t('notSaved')}
				</Note>
			)}
			<Field
				label={t('staff.name')}
				help={t('devices.nameHelp')}
				autoComplete="off"
				maxLength={60}
				value={name}
				onChange={({ target }) => setName(target.value)}
			/>
			<Select
				label={t('staff.unit')}
				options={units.map((each) => ({ value: each, text: unitName(each) }))}
				value={unit}
				onChange={({ target }) => choose(target.value)}
			/>
		</Dialog>
	);
}
