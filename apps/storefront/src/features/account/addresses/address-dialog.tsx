import type { Customer } from '@korb/contracts/customer/customer';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { AddressCategory } from '@korb/contracts/fulfilment/address';
import { type RefObject, useId, useState } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AddressFields } from './address-fields.tsx';
import { type AddressValues, newAddressValues, toAddressValues } from './address-values.ts';

type AddressDialogProps = {
	customer: Customer;
	/** A type for a new address; null closes the dialog. */
	edited: SavedAddress | AddressCategory | null;
	onSave: (known: SavedAddress | null, values: AddressValues) => Promise<void>;
	onClose: () => void;
	fallbackFocus: RefObject<HTMLElement | null>;
};

export function AddressDialog(props: AddressDialogProps) {
	const { customer, edited, onSave, onClose, fallbackFocus } = props;
	const { t } = useSite();
	const formId = useId();
	const [isSaving, setSaving] = useState(false);
	const known = typeof edited === 'string' ? null : edited;
	const defaults =
		typeof edited === 'string'
			? newAddressValues(customer, edited)
			: edited && toAddressValues(edited);

	async function save(values: AddressValues): Promise<void> {
		setSaving(true);
		try {
			await onSave(known, values);
			onClose();
		} finally {
			setSaving(false);
		}
	}

	return (
		<Dialog
			open={edited !== null}
			onClose={onClose}
			title={t(known ? 'account.address.editTitle' : 'account.address.newTitle')}
			closeLabel={t('account.close')}
			fallbackFocus={fallbackFocus}
			actions={
				<>
					<Button variant="ghost" onClick={onClose}>
						{t('account.cancel')}
					</Button>
					<Button type="submit" form={formId} loading={isSaving && t('account.saving')}>
						{t('account.address.save')}
					</Button>
				</>
			}
		>
			{defaults && <AddressFields id={formId} defaults={defaults} onSubmit={save} />}
		</Dialog>
	);
}
