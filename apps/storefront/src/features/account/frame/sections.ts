import { type AccountSection, hasSection } from '@korb/domain/routing/account-sections';
import type { FeatureFlags } from '@korb/domain/tenant/features';
import type { ComponentType } from 'react';
import { BellIcon } from '../../../ui/icons/bell.ts';
import { CreditCardIcon } from '../../../ui/icons/credit-card.ts';
import { HeartIcon } from '../../../ui/icons/heart.ts';
import { HouseIcon } from '../../../ui/icons/house.ts';
import { MapPinIcon } from '../../../ui/icons/map-pin.ts';
import { PackageIcon } from '../../../ui/icons/package.ts';
import { ShieldCheckIcon } from '../../../ui/icons/shield-check.ts';
import { StarIcon } from '../../../ui/icons/star.ts';
import { TruckIcon } from '../../../ui/icons/truck.ts';
import { UserIcon } from '../../../ui/icons/user.ts';
import { WalletIcon } from '../../../ui/icons/wallet.ts';

export const sectionIcons: Record<AccountSection, ComponentType> = {
	overview: HouseIcon,
	orders: PackageIcon,
	products: HeartIcon,
	club: StarIcon,
	wallet: WalletIcon,
	pass: TruckIcon,
	data: UserIcon,
	addresses: MapPinIcon,
	payment: CreditCardIcon,
	security: ShieldCheckIcon,
	notifications: BellIcon,
};

/** Shopping, advantages, account: a group whose sections are all off is not shown. */
const groups: readonly (readonly AccountSection[])[] = [
	['overview', 'orders', 'products'],
	['club', 'wallet', 'pass'],
	['data', 'addresses', 'payment', 'security', 'notifications'],
];

export function sectionGroups(config: FeatureFlags): AccountSection[][] {
	return groups
		.map((group) => group.filter((section) => hasSection(config, section)))
		.filter((group) => group.length > 0);
}
