import type { IconName } from '@korb/contracts/content/blocks/primitives';
import { BadgePercentIcon } from '../../ui/icons/badge-percent.ts';
import { ChefHatIcon } from '../../ui/icons/chef-hat.ts';
import { CircleHelpIcon } from '../../ui/icons/circle-help.ts';
import { ClockIcon } from '../../ui/icons/clock.ts';
import { CreditCardIcon } from '../../ui/icons/credit-card.ts';
import { GiftIcon } from '../../ui/icons/gift.ts';
import { GlobeIcon } from '../../ui/icons/globe.ts';
import { HeadsetIcon } from '../../ui/icons/headset.ts';
import { HeartIcon } from '../../ui/icons/heart.ts';
import { IdCardIcon } from '../../ui/icons/id-card.ts';
import { InfoIcon } from '../../ui/icons/info.ts';
import { LeafIcon } from '../../ui/icons/leaf.ts';
import { MailIcon } from '../../ui/icons/mail.ts';
import { MapPinIcon } from '../../ui/icons/map-pin.ts';
import { PackageIcon } from '../../ui/icons/package.ts';
import { PhoneIcon } from '../../ui/icons/phone.ts';
import { RecycleIcon } from '../../ui/icons/recycle.ts';
import { RepeatIcon } from '../../ui/icons/repeat.ts';
import { ShieldCheckIcon } from '../../ui/icons/shield-check.ts';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import { SnowflakeIcon } from '../../ui/icons/snowflake.ts';
import { SproutIcon } from '../../ui/icons/sprout.ts';
import { StarIcon } from '../../ui/icons/star.ts';
import { StoreIcon } from '../../ui/icons/store.ts';
import { TicketIcon } from '../../ui/icons/ticket.ts';
import { TimerIcon } from '../../ui/icons/timer.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import { WalletIcon } from '../../ui/icons/wallet.ts';

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
