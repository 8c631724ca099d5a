import type { StaffMember } from '@korb/contracts/admin/staff/staff';
import { putStaff, resendInvitation } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CheckOption } from '../../ui/field/check-option.tsx';
import { MailIcon } from '../../ui/icons/mail.ts';
import { Note } from '../../ui/note/note.tsx';
import { BadgeSection } from './badge-section.tsx';
import styles from './staff-form.module.css';
import { isComplete, StaffForm, type StaffValues, toStaffInput } from './staff-form.tsx';
import { useStaffUpdate } from './staff-queries.ts';
import { StaleStaff } from './stale-staff.tsx';

export function StaffDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
	const t = useMessages();
	const update = useStaffUpdate();
	const [values, setValues] = useState(() => toValues(member));
	const [isActive, setActive] = useState(member.state !== 'inactive');
	const onSuccess = (changed: StaffMember) => {
		update(changed);
		onClose();
	};
	const save = useMutation({
		mutationFn: (version: number) =>
			call(putStaff, {
				params: { staffId: member.staffId },
				body: { version, ...toStaffInput(values), isActive },
			}),
		onSuccess,
	});
	const resend = useMutation({
		mutationFn: (version: number) =>
			call(resendInvitation, { params: { staffId: member.staffId }, body: { version } }),
		onSuccess,
	});
	const error = save.error ?? resend.error;
	const newer = hasErrorCode(error, 'stale') ? (error.details['current'] as StaffMember) : null;
	const takeTheirs = (theirs: StaffMember) => {
		update(theirs);
		setValues(toValues(theirs));
		setActive(theirs.state !== 'inactive');
		onClose();
	};
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={member.name}
			description={member.email}
			closeLabel={t('close')}
			onSubmit={() => save.mutate(newer?.version ?? member.version)}
			actions={
				newer ? (
					<>
						<Button onClick={() => takeTheirs(newer)}>{t('stale.takeTheirs')}</Button>
						<Button type="submit" variant="primary" disabled={save.isPending}>
							{t('stale.saveMine')}
						</Button>
					</>
				) : (
					<>
						<Button variant="quiet" onClick={onClose}>
							{t('cancel')}
						</Button>
						<Button
							type="submit"
							variant="primary"
							disabled={!isComplete(values) || save.isPending}
						>
							{t('save')}
						</Button>
					</>
				)
			}
		>
			{newer && <StaleStaff theirs={newer} mine={{ ...toStaffInput(values), isActive }} />}
			{error && !newer && (
				<Note tone="danger" isAlert>
					{hasErrorCode(error, 'conflict') ? t('staff.lastManager') : t('notSaved')}
				</Note>
			)}
			<StaffForm values={values} onChange={setValues} />
			<CheckOption
				label={t('staff.isActive')}
				checked={isActive}
				onChange={({ target }) => setActive(target.checked)}
			/>
			{member.state === 'invited' && (
				<div className={styles['buttons']}>
					<Button disabled={resend.isPending} onClick={() => resend.mutate(member.version)}>
						<MailIcon />
						{t('invite.resend')}
					</Button>
				</div>
			)}
			{isActive && <BadgeSection member={member} />}
		</Dialog>
	);
}

function toValues({ name, roles, units }: StaffMember): StaffValues {
	return { name, roles, units };
}
