import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { useMessages } from '../../platform/i18n/locale.tsx';
import field from '../../ui/field/field.module.css';
import { Field } from '../../ui/field/field.tsx';
import { RadioOption } from '../../ui/field/radio-option.tsx';
import type { DestinationDraft, DraftField, Place } from './destination-draft.ts';
import styles from './phone-order.module.css';

const lengths: Record<keyof Place, number> = {
	...{ streetName: 255, streetNumber: 40, postalCode: 7, city: 60, additionalInfo: 255 },
};

type AddressFieldsProps = {
	addresses: PhoneOrder['addresses'];
	draft: DestinationDraft;
	errorOf: (name: DraftField) => string | null;
	onChange: (next: Partial<DestinationDraft>) => void;
};

/** One of the address book, or another. */
export function AddressFields({ addresses, draft, errorOf, onChange }: AddressFieldsProps) {
	const t = useMessages();
	const { addressId, place } = draft;
	const placeField = (name: keyof Place, label: string) => (
		<Field
			label={label}
			value={place[name]}
			error={errorOf(name)}
			autoComplete="off"
			maxLength={lengths[name]}
			onChange={({ target }) => onChange({ place: { ...place, [name]: target.value } })}
		/>
	);
	return (
		<>
			{addresses.length > 0 && (
				<fieldset className={styles['options']}>
					<legend className={field['label']}>{t('customerPage.addresses')}</legend>
					{addresses.map((address) => (
						<RadioOption
							key={address.addressId}
							name="address"
							label={[address.name, address.text].filter(Boolean).join(': ')}
							checked={address.addressId === addressId}
							onChange={() => onChange({ addressId: address.addressId })}
						/>
					))}
					<RadioOption
						name="address"
						label={t('phone.otherAddress')}
						checked={addressId === null}
						onChange={() => onChange({ addressId: null })}
					/>
				</fieldset>
			)}
			{addressId === null && (
				<>
					<div className={styles['pair']}>
						{placeField('streetName', t('phone.street'))}
						{placeField('streetNumber', t('phone.houseNumber'))}
					</div>
					<div className={styles['place']}>
						{placeField('postalCode', t('phone.postalCode'))}
						{placeField('city', t('phone.city'))}
					</div>
					{placeField('additionalInfo', t('phone.additionalInfo'))}
				</>
			)}
		</>
	);
}
