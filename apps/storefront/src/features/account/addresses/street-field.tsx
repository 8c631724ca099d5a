import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { findPlace, usePlaces } from '../../../shop/fulfilment/use-places.ts';
import { ComboboxField } from '../../../ui/fields/combobox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { MapPinIcon } from '../../../ui/icons/map-pin.ts';
import styles from './address-fields.module.css';
import type { AddressValues } from './address-values.ts';
import { ServedLabel } from './served-label.tsx';

/** Suggests whole addresses; without a map, both fields are plain text. */
export function StreetField({ form }: { form: Form<AddressValues> }) {
	const t = useMessages();
	const [sought, setSought] = useState('');
	const { found } = usePlaces(sought);
	const { field } = useController({ control: form.control, name: 'streetName' });
	const { error } = form.field('streetName');

	async function choose(id: string): Promise<void> {
		const place = found.find((candidate) => candidate.id === id);
		if (!place) return;
		setSought('');
		const address = place.isComplete ? await findPlace(place) : null;
		if (!address) {
			field.onChange(place.primaryPart);
			form.setFocus('houseNumber');
			return;
		}
		const options = { shouldValidate: true, shouldDirty: true };
		form.setValue('streetName', address.streetName, options);
		form.setValue('houseNumber', address.streetNumber, options);
		form.setValue('postalCode', address.postalCode, options);
		form.setValue('city', address.city, options);
		form.setFocus('stairCase');
	}

	return (
		<div className={styles['street']}>
			<ComboboxField
				ref={field.ref}
				name={field.name}
				label={t('checkout.street')}
				error={error}
				autoComplete="off"
				leading={<MapPinIcon />}
				value={field.value}
				options={found.map(({ id, primaryPart, secondaryPart }) => ({
					id,
					title: primaryPart,
					text: secondaryPart,
					end: <ServedLabel town={secondaryPart} />,
				}))}
				listLabel={t('fulfilment.places')}
				countText={(count) => t('fulfilment.placesFound', { count })}
				onType={(text) => {
					field.onChange(text);
					setSought(text);
				}}
				onChoose={({ id }) => void choose(id)}
				onBlur={field.onBlur}
			/>
			<TextField
				label={t('account.address.houseNumber')}
				autoComplete="off"
				{...form.field('houseNumber')}
			/>
		</div>
	);
}
