import type { Address } from '@korb/contracts/fulfilment/address';
import type { PlaceSuggestion } from '@korb/contracts/fulfilment/maps';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { addressText } from '../../shop/fulfilment/address-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LocateFixedIcon } from '../../ui/icons/locate-fixed.ts';
import { MapPinIcon } from '../../ui/icons/map-pin.ts';
import styles from './address-field.module.css';
import { findHere, findPlace, findWritten, usePlaces } from './use-places.ts';

type AddressFieldProps = {
	address: Address | null;
	onChange: (address: Address | null) => void;
	error?: string | undefined;
	/** Fallback content for an unknown address. */
	otherwise?: ReactNode;
};

/** Address autocompletion; focus stays in the field while arrow keys move through the list. */
export function AddressField({ address, onChange, error, otherwise }: AddressFieldProps) {
	const t = useMessages();
	const listId = useId();
	const input = useRef<HTMLInputElement>(null);
	const [text, setText] = useState(address ? addressText(address) : '');
	const [isOpen, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const [isRefused, setRefused] = useState(false);
	const { found: places, isUnknown: hasNothing } = usePlaces(isOpen ? text : '');
	const isUnknown = isRefused || hasNothing;
	const isShown = isOpen && places.length > 0;

	function settle(found: Address | null): void {
		setRefused(found === null);
		if (!found) return;
		setText(addressText(found));
		setOpen(false);
		onChange(found);
	}

	async function choose(place: PlaceSuggestion): Promise<void> {
		setActive(-1);
		if (place.isComplete) return settle(await findPlace(place));
		// The house number is missing, so the shopper continues typing after the street.
		setText(`${place.primaryPart} `);
		input.current?.focus();
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			setOpen(true);
			const step = event.key === 'ArrowDown' ? 1 : -1;
			setActive(((active + step + places.length + 1 + 1) % (places.length + 1)) - 1);
		} else if (event.key === 'Enter') {
			event.preventDefault();
			const place = places[active] ?? places[0];
			if (isShown && place) void choose(place);
			else if (text.trim() !== '') void findWritten(text).then(settle);
		} else if (event.key === 'Escape' && isShown) {
			event.preventDefault();
			event.stopPropagation();
			setOpen(false);
			setActive(-1);
		}
	}

	return (
		<div className={styles['combo']}>
			<TextField
				ref={input}
				label={t('fulfilment.address')}
				hint={t('fulfilment.addressHint')}
				error={error ?? (isUnknown ? t('cart.addressInvalid') : undefined)}
				role="combobox"
				aria-expanded={isShown}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
				autoComplete="off"
				value={text}
				leading={<MapPinIcon />}
				trailing={
					<IconButton label={t('fulfilment.locate')} onClick={() => void findHere().then(settle)}>
						<LocateFixedIcon />
					</IconButton>
				}
				onKeyDown={onKeyDown}
				onBlur={() => {
					setRefused(isUnknown);
					setOpen(false);
				}}
				onChange={({ currentTarget: { value } }) => {
					setText(value);
					setOpen(true);
					setRefused(false);
					setActive(-1);
					if (address) onChange(null);
				}}
			/>
			<div
				id={listId}
				role="listbox"
				aria-label={t('fulfilment.places')}
				hidden={!isShown}
				className={styles['list']}
			>
				{isShown &&
					places.map((place, index) => (
						<div
							key={place.id}
							id={`${listId}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === active}
							// Keeps focus in the field until the click is handled.
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => void choose(place)}
							onKeyDown={() => {}}
						>
							<MapPinIcon />
							<span>
								<Completed text={place.primaryPart} typed={text} />
								<small>{place.secondaryPart}</small>
							</span>
						</div>
					))}
			</div>
			<p className="visually-hidden" role="status">
				{isShown && t('fulfilment.placesFound', { count: places.length })}
			</p>
			{isUnknown && otherwise}
		</div>
	);
}

/** Typed text is bold, its completion is not. */
function Completed({ text, typed }: { text: string; typed: string }) {
	const start = typed.trim().toLocaleLowerCase();
	if (!text.toLocaleLowerCase().startsWith(start)) return <b>{text}</b>;
	return (
		<>
			<b>{text.slice(0, start.length)}</b>
			{text.slice(start.length)}
		</>
	);
}
