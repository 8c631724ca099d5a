import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { putPhoneDestination } from '@korb/contracts/admin/orders/phone-orders-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { AddressFields } from './address-fields.tsx';
import {
	type DestinationDraft,
	type DraftField,
	firstDraft,
	missingIn,
	toDestination,
} from './destination-draft.ts';
import styles from './phone-order.module.css';
import { refusalText } from './problem-text.ts';
import { StoreField } from './store-field.tsx';
import { usePhoneOrderUpdate } from './use-phone-order.ts';

type DestinationDialogProps = { order: PhoneOrder; onClose: () => void };

export function DestinationDialog({ order, onClose }: DestinationDialogProps) {
	const t = useMessages();
	const update = usePhoneOrderUpdate();
	const { draftId } = order;
	const [draft, setDraft] = useState(() => firstDraft(order));
	const [missing, setMissing] = useState<DraftField[]>([]);
	const change = (next: Partial<DestinationDraft>) => setDraft({ ...draft, ...next });
	const save = useMutation({
		mutationFn: () =>
			call(putPhoneDestination, { params: { draftId }, body: toDestination(draft) }),
		onSuccess: (changed) => {
			update(changed);
			onClose();
		},
	});
	const submit = () => {
		const open = missingIn(draft);
		setMissing(open);
		if (open.length === 0) save.mutate();
	};
	const errorOf = (name: DraftField) => (missing.includes(name) ? t('phone.missing') : null);
	const contactField = (name: keyof DestinationDraft['contact'], label: string) => (
		<Field
			label={label}
			value={draft.contact[name]}
			error={errorOf(name)}
			autoComplete="off"
			maxLength={name === 'email' ? 50 : name === 'phoneNumber' ? 40 : 24}
			type={name === 'email' ? 'email' : name === 'phoneNumber' ? 'tel' : 'text'}
			onChange={({ target }) => change({ contact: { ...draft.contact, [name]: target.value } })}
		/>
	);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('phone.destination')}
			closeLabel={t('close')}
			onSubmit={submit}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={save.isPending}>
						{t('phone.use')}
					</Button>
				</>
			}
		>
			<div className={styles['form']}>
				{save.error && (
					<Note tone="danger" isAlert>
						{t(refusalText(save.error))}
					</Note>
				)}
				<div className={styles['pair']}>
					{contactField('firstName', t('phone.firstName'))}
					{contactField('lastName', t('phone.lastName'))}
					{contactField('phoneNumber', t('customer.phone'))}
					{contactField('email', t('signIn.email'))}
				</div>
				{order.hasStores && (
					<Segments
						label={t('phone.how')}
						value={draft.isCollected ? 'collect' : 'deliver'}
						options={[
							{ value: 'deliver', text: t('phone.deliver') },
							{ value: 'collect', text: t('phone.collect') },
						]}
						onChange={(value) => change({ isCollected: value === 'collect' })}
					/>
				)}
				{draft.isCollected ? (
					<StoreField
						draftId={draftId}
						storeId={draft.storeId}
						error={errorOf('storeId')}
						onChange={(storeId) => change({ storeId })}
					/>
				) : (
					<AddressFields
						addresses={order.addresses}
						draft={draft}
						errorOf={errorOf}
						onChange={change}
					/>
				)}
			</div>
		</Dialog>
	);
}
