import type { Address } from '@korb/contracts/fulfilment/address';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { addressText } from '../../shop/fulfilment/address-text.ts';
import { findHere, findPlace, findWritten, usePlaces } from '../../shop/fulfilment/use-places.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { LocateFixedIcon } from '../../ui/icons/locate-fixed.ts';
import { MapPinIcon } from '../../ui/icons/map-pin.ts';

type AddressFieldProps = {
	address: Address | null;
	onChange: (address: Address | null) => void;
	error?: string | undefined;
	/** Fallback content for an unknown address. */
	otherwise?: ReactNode;
};

export function AddressField({ address, onChange, error, otherwise }: AddressFieldProps) {
	const t = useMessages();
	const input = useRef<HTMLInputElement>(null);
	const [text, setText] = useState(address ? addressText(address) : '');
	const [sought, setSought] = useState('');
	const [isRefused, setRefused] = useState(false);
	const { found: places, isUnknown: hasNothing } = usePlaces(sought);
	const isUnknown = isRefused || hasNothing;

	function settle(found: Address | null): void {
		setRefused(found === null);
		if (!found) return;
		setText(addressText(found));
		setSought('');
		onChange(found);
	}

	function type(next: string): void {
		setText(next);
		setSought(next);
		setRefused(false);
		if (address) onChange(null);
	}

	async function choose(id: string): Promise<void> {
		const place = places.find((candidate) => candidate.id === id);
		if (!place) return;
		if (place.isComplete) return settle(await findPlace(place));
		// The house number is missing, so the shopper continues typing after the street.
		type(`${place.primaryPart} `);
		input.current?.focus();
	}

	return (
		<div>
			<ComboboxField
				ref={input}
				label={t('fulfilment.address')}
				hint={t('fulfilment.addressHint')}
				error={error ?? (isUnknown ? t('cart.addressInvalid') : undefined)}
				autoComplete="off"
				value={text}
				options={places.map(({ id, primaryPart, secondaryPart }) => ({
					id,
					title: primaryPart,
					text: secondaryPart,
				}))}
				listLabel={t('fulfilment.places')}
				countText={(count) => t('fulfilment.placesFound', { count })}
				leading={<MapPinIcon />}
				trailing={
					<IconButton label={t('fulfilment.locate')} onClick={() => void findHere().then(settle)}>
						<LocateFixedIcon />
					</IconButton>
				}
				onType={type}
				onChoose={({ id }) => void choose(id)}
				onEnter={() => {
					if (text.trim() !== '') void findWritten(text).then(settle);
				}}
			/>
			{isUnknown && otherwise}
		</div>
	);
}
