import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { putCustomerDeletion } from '@korb/contracts/admin/customers/customer-desk-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Note } from '../../ui/note/note.tsx';
import { useCustomerUpdate } from './use-customer.ts';

type DeletionDialogProps = { customer: DeskCustomer; onClose: () => void };

/** The customer gets an email either way, so it asks before. */
export function DeletionDialog({ customer, onClose }: DeletionDialogProps) {
	const t = useMessages();
	const { dayWithYear } = useFormats();
	const replace = useCustomerUpdate();
	// The dialog keeps its question when the page behind it is updated.
	const [isPlanned] = useState(customer.deletionAt === null);
	const change = useMutation({
		mutationFn: () =>
			call(putCustomerDeletion, {
				params: { customerId: customer.customerId },
				body: { isPlanned, deletionAt: customer.deletionAt },
			}),
		onSuccess: (changed) => {
			replace(changed);
			onClose();
		},
	});
	const newer = hasErrorCode(change.error, 'stale')
		? (change.error.details['current'] as DeskCustomer)
		: null;
	const name = customer.name || customer.email;
	const date = (deletionAt: string | null) =>
		deletionAt ? dayWithYear(deletionAt) : t('customerPage.notPlanned');
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t(isPlanned ? 'customerPage.deleteTitle' : 'customerPage.keepTitle', { name })}
			description={t(isPlanned ? 'customerPage.deleteText' : 'customerPage.keepText')}
			closeLabel={t('close')}
			onSubmit={() => change.mutate()}
			actions={
				newer ? (
					<Button
						onClick={() => {
							replace(newer);
							onClose();
						}}
					>
						{t('stale.takeTheirs')}
					</Button>
				) : (
					<>
						<Button variant="quiet" onClick={onClose}>
							{t('customerPage.back')}
						</Button>
						<Button
							type="submit"
							variant={isPlanned ? 'dangerFill' : 'primary'}
							disabled={change.isPending}
						>
							{t(isPlanned ? 'customerPage.delete' : 'customerPage.keep')}
						</Button>
					</>
				)
			}
		>
			{newer && (
				<Note tone="people" isAlert>
					<b>{t('stale.title')}</b>{' '}
					{t('customerPage.stale', {
						now: date(newer.deletionAt),
						before: date(customer.deletionAt),
					})}
				</Note>
			)}
			{change.error && !newer && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
		</Dialog>
	);
}
