import type { Customer } from '@korb/contracts/customer/customer';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { AddressCategory } from '@korb/contracts/fulfilment/address';
import { hasReachedAddressLimit, MAX_ADDRESSES } from '@korb/domain/customer/addresses';
import { useRef, useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MapPinIcon } from '../../../ui/icons/map-pin.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { AccountHead } from '../frame/account-head.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import styles from './addresses.module.css';
import { BillingPanel } from './billing-panel.tsx';
import { DeletePrimary } from './delete-primary.tsx';
import { useAddressBook } from './use-address-book.ts';

/** The address in the form; a type for a new one. */
type Edited = SavedAddress | AddressCategory | null;

export function Addresses({ customer }: { customer: Customer }) {
	const t = useMessages();
	const book = useAddressBook(customer);
	const [edited, setEdited] = useState<Edited>(null);
	const [doomed, setDoomed] = useState<SavedAddress | null>(null);
	const { addresses } = customer;
	const addButton = useRef<HTMLButtonElement>(null);
	const isFull = hasReachedAddressLimit(addresses.length);
	const add = (
		<Button ref={addButton} size="sm" onClick={() => setEdited('delivery')}>
			<PlusIcon />
			{t('account.address.add')}
		</Button>
	);

	function remove(address: SavedAddress): void {
		book.orNotify(book.remove(address));
		// The focused card is gone with the next frame.
		requestAnimationFrame(() => addButton.current?.focus());
	}

	return (
		<>
			<AccountHead
				title={t('account.title.addresses')}
				lead={
					addresses.length > 0 &&
					t('account.address.count', { count: addresses.length, max: MAX_ADDRESSES })
				}
				action={addresses.length > 0 && (isFull ? <FullBook /> : add)}
			/>
			{addresses.length === 0 ? (
				<EmptyState art={<MapPinIcon size="lg" />} title={t('account.address.none')} actions={add}>
					{t('account.address.noneText')}
				</EmptyState>
			) : (
				<>
					<ul className={styles['cards']}>
						{addresses.map((address) => (
							<AddressCard
								key={address.id}
								address={address}
								onEdit={() => setEdited(address)}
								onPrimary={() => book.orNotify(book.makePrimary(address))}
								onDelete={() => {
									if (address.primaryFor.length > 0) setDoomed(address);
									else remove(address);
								}}
							/>
						))}
					</ul>
					<BillingPanel
						addresses={addresses}
						onEdit={(address) => setEdited(address ?? 'billing')}
						mayAdd={!isFull}
					/>
				</>
			)}
			<AddressDialog
				customer={customer}
				edited={edited}
				onSave={book.save}
				onClose={() => setEdited(null)}
				fallbackFocus={addButton}
			/>
			<DeletePrimary
				address={doomed}
				onKeep={() => setDoomed(null)}
				fallbackFocus={addButton}
				onDelete={(address) => {
					setDoomed(null);
					book.orNotify(book.remove(address));
				}}
			/>
		</>
	);
}

function FullBook() {
	const t = useMessages();
	return <p className={styles['full']}>{t('account.address.full', { max: MAX_ADDRESSES })}</p>;
}
