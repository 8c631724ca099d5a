import type { StaffMember } from '@korb/contracts/admin/staff/staff';
import { issueBadge, withdrawBadge } from '@korb/contracts/admin/staff/staff-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Barcode } from '../../ui/barcode/barcode.tsx';
import { Button } from '../../ui/button/button.tsx';
import field from '../../ui/field/field.module.css';
import { BanIcon } from '../../ui/icons/ban.ts';
import { ScanBarcodeIcon } from '../../ui/icons/scan-barcode.ts';
import { Note } from '../../ui/note/note.tsx';
import styles from './staff-form.module.css';
import { useStaffUpdate } from './staff-queries.ts';

/** Opens floor devices. The code is shown once, like a recovery code. */
export function BadgeSection({ member }: { member: StaffMember }) {
	const t = useMessages();
	const update = useStaffUpdate();
	const request = {
		params: { staffId: member.staffId },
		body: { version: member.version },
	};
	const issue = useMutation({
		mutationFn: () => call(issueBadge, request),
		onSuccess: (issued) => {
			update(issued.member);
			withdraw.reset();
		},
	});
	const withdraw = useMutation({
		mutationFn: () => call(withdrawBadge, request),
		onSuccess: (changed) => {
			update(changed);
			issue.reset();
		},
	});
	const { badge } = withdraw.data ?? issue.data?.member ?? member;
	const error = issue.error ?? withdraw.error;
	return (
		<section className={field['field']} aria-labelledby="badge">
			<h3 id="badge" className={field['label']}>
				{t('badge.title')}
			</h3>
			<p className={field['help']}>{t(`badge.state.${badge ?? 'none'}`)}</p>
			{error && (
				<Note tone="danger" isAlert>
					{hasErrorCode(error, 'stale') ? t('badge.stale') : t('notSaved')}
				</Note>
			)}
			{issue.data && (
				<div role="status">
					<Note tone="warn">{t('badge.once')}</Note>
					<div className={styles['badge']}>
						<b>{member.name}</b>
						<Barcode text={issue.data.code} />
						<p>{issue.data.code.replace(/(.{4})(?=.)/g, '$1-')}</p>
					</div>
				</div>
			)}
			<div className={styles['buttons']}>
				<Button disabled={issue.isPending} onClick={() => issue.mutate()}>
					<ScanBarcodeIcon />
					{t(badge ? 'badge.replace' : 'badge.issue')}
				</Button>
				{badge && (
					<Button variant="quiet" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
						<BanIcon />
						{t('badge.withdraw')}
					</Button>
				)}
			</div>
		</section>
	);
}
