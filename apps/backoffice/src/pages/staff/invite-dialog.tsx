import { inviteStaff } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Note } from '../../ui/note/note.tsx';
import { isComplete, StaffForm, type StaffValues, toStaffInput } from './staff-form.tsx';
import { useStaffUpdate } from './staff-queries.ts';

const empty: StaffValues = { name: '', roles: ['service'], units: null };

export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useMessages();
	const update = useStaffUpdate();
	const [email, setEmail] = useState('');
	const [values, setValues] = useState(empty);
	const invite = useMutation({
		mutationFn: () => call(inviteStaff, { body: { email: email.trim(), ...toStaffInput(values) } }),
		onSuccess: (member) => {
			update(member);
			setEmail('');
			setValues(empty);
			onClose();
		},
	});
	const isTaken = hasErrorCode(invite.error, 'conflict');
	return (
		<Dialog
			isOpen={isOpen}
			onClose={onClose}
			title={t('invite.title')}
			description={t('invite.text')}
			closeLabel={t('close')}
			onSubmit={() => invite.mutate()}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button
						type="submit"
						variant="primary"
						disabled={!email.includes('@') || !isComplete(values) || invite.isPending}
					>
						{t('invite.submit')}
					</Button>
				</>
			}
		>
			{invite.error && !isTaken && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			<Field
				label={t('signIn.email')}
				type="email"
				autoComplete="off"
				error={isTaken ? t('invite.taken') : null}
				value={email}
				onChange={({ target }) => setEmail(target.value)}
			/>
			<StaffForm values={values} onChange={setValues} />
		</Dialog>
	);
}
