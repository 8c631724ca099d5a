import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import { Fragment } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { addressLines, addressName } from '../../../shop/addresses/address-lines.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BellIcon } from '../../../ui/icons/bell.ts';
import { BriefcaseIcon } from '../../../ui/icons/briefcase.ts';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { CircleAlertIcon } from '../../../ui/icons/circle-alert.ts';
import { FileTextIcon } from '../../../ui/icons/file-text.ts';
import { HouseIcon } from '../../../ui/icons/house.ts';
import { MapPinIcon } from '../../../ui/icons/map-pin.ts';
import { TrashIcon } from '../../../ui/icons/trash.ts';
import { Status } from '../../../ui/label/flag.tsx';
import styles from './address-card.module.css';
import { isPrimary } from './address-values.ts';

type AddressCardProps = {
	address: SavedAddress;
	onEdit: () => void;
	onPrimary: () => void;
	onDelete: () => void;
};

export function AddressCard({ address, onEdit, onPrimary, onDelete }: AddressCardProps) {
	const site = useSite();
	const { t } = site;
	const name = addressName(site, address);
	const Icon = iconOf(address);
	const kind = isPrimary(address) ? 'primary' : address.isUsable ? 'plain' : 'bad';
	return (
		<li className={styles['card']} data-kind={address.isUsable ? kind : 'bad'}>
			<div className={styles['head']}>
				<span className={styles['icon']}>
					<Icon />
				</span>
				<h2>{name}</h2>
				{isPrimary(address) && (
					<Status>
						<CheckIcon size="sm" />
						{t('account.address.primary')}
					</Status>
				)}
			</div>
			<address>
				{addressLines(site, address).map((line) => (
					<Fragment key={line}>
						{line}
						<br />
					</Fragment>
				))}
			</address>
			{!address.isUsable && (
				<p className={styles['reason']}>
					<CircleAlertIcon size="sm" />
					{t(`account.address.unusable.${missingIn(address)}`)}
				</p>
			)}
			{address.isUsable && address.additionalInfo && (
				<p className={styles['hint']}>
					<BellIcon size="sm" />
					{address.additionalInfo}
				</p>
			)}
			<div className={styles['foot']}>
				<button type="button" className="link" onClick={onEdit}>
					{t('account.address.edit')}
					<span className="visually-hidden"> {name}</span>
				</button>
				{!isPrimary(address) && (
					<button type="button" className="link" onClick={onPrimary}>
						{t('account.address.makePrimary')}
						<span className="visually-hidden"> {name}</span>
					</button>
				)}
				<IconButton label={t('account.address.delete', { name })} onClick={onDelete}>
					<TrashIcon />
				</IconButton>
			</div>
		</li>
	);
}

function iconOf({ category, primaryFor, companyName }: SavedAddress) {
	if (category === 'billing') return FileTextIcon;
	if (companyName) return BriefcaseIcon;
	return primaryFor.includes('Delivery') ? HouseIcon : MapPinIcon;
}

function missingIn({ streetNumber }: SavedAddress) {
	return streetNumber.trim() === '' ? 'number' : 'place';
}
