import type { IconName } from '@korb/contracts/blocks/primitives';
import {
	CircleHelpIcon,
	CreditCardIcon,
	GiftIcon,
	GlobeIcon,
	HeadsetIcon,
	MailIcon,
	MapPinIcon,
	PackageIcon,
	PhoneIcon,
	RepeatIcon,
	ShieldCheckIcon,
	SproutIcon,
	StarIcon,
	StoreIcon,
	TicketIcon,
	TimerIcon,
	WalletIcon,
} from '../../ui/icon/icons.ts';
import {
	ClockIcon,
	IdCardIcon,
	InfoIcon,
	LeafIcon,
	RecycleIcon,
	SnowflakeIcon,
} from '../../ui/icon/page-icons.ts';
import {
	BadgePercentIcon,
	ChefHatIcon,
	HeartIcon,
	ShoppingBasketIcon,
	TruckIcon,
} from '../../ui/icon/shell-icons.ts';

const icons = {
	'badge-percent': BadgePercentIcon,
	'chef-hat': ChefHatIcon,
	'circle-help': CircleHelpIcon,
	clock: ClockIcon,
	'credit-card': CreditCardIcon,
	gift: GiftIcon,
	globe: GlobeIcon,
	headset: HeadsetIcon,
	heart: HeartIcon,
	'id-card': IdCardIcon,
	info: InfoIcon,
	leaf: LeafIcon,
	mail: MailIcon,
	'map-pin': MapPinIcon,
	package: PackageIcon,
	phone: PhoneIcon,
	recycle: RecycleIcon,
	repeat: RepeatIcon,
	'shield-check': ShieldCheckIcon,
	'shopping-basket': ShoppingBasketIcon,
	snowflake: SnowflakeIcon,
	sprout: SproutIcon,
	star: StarIcon,
	store: StoreIcon,
	ticket: TicketIcon,
	timer: TimerIcon,
	truck: TruckIcon,
	wallet: WalletIcon,
} satisfies Record<IconName, unknown>;

export function BlockIcon({ name }: { name: IconName }) {
	const Icon = icons[name];
	return <Icon />;
}
