import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { Address } from '@korb/contracts/fulfilment/address';
import { streetLine } from '@korb/domain/fulfilment/address-lines';
import type { SiteContext } from '../../platform/site.tsx';
import { cityText } from '../fulfilment/address-text.ts';
import { fullName } from './full-name.ts';

/** "Anna Berger", "Praterstraße 38, Stiege 2, 3. Stock, Tür 12", "1020 Wien" */
export function addressLines({ config, t }: SiteContext, address: Address): string[] {
	const { stairCase, floor, door, streetName, streetNumber, companyName } = address;
	const person = fullName(address);
	const part = (name: 'stairCase' | 'floor' | 'door', value: string) =>
		value && t(`account.address.line.${name}`, { value });
	return [
		[person, companyName].filter(Boolean).join(', '),
		[
			streetLine(config.country, streetName, streetNumber),
			part('stairCase', stairCase),
			part('floor', floor),
			part('door', door),
		]
			.filter(Boolean)
			.join(', '),
		cityText(address),
	].filter(Boolean);
}

export function addressName({ t }: Pick<SiteContext, 't'>, address: SavedAddress): string {
	const unnamed = address.category === 'billing' ? 'account.billing.title' : 'fulfilment.address';
	return address.name || t(unnamed);
}
