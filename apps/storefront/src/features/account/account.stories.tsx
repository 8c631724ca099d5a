import { getGeneralVouchers, getPersonalVouchers } from '@korb/contracts/content/voucher-paths';
import { getPasskeys, getSecurity, getSessions } from '@korb/contracts/customer/credential-paths';
import {
	getCommunicationSettings,
	getCustomerOrders,
} from '@korb/contracts/customer/customer-paths';
import { getCardInfo, getPhysicalCard } from '@korb/contracts/loyalty/card-paths';
import { getPoints } from '@korb/contracts/loyalty/loyalty-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { barcodeImage } from '@korb/domain/loyalty/barcode-svg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { answering, inShop } from '../../../.storybook/in-shop.tsx';
import {
	aCustomer,
	aMembership,
	anOrderSummary,
	aSavedAddress,
} from '../../../test/fixture-customer.ts';
import { getQueryClient } from '../../platform/queries/queries.ts';
import { Addresses } from './addresses/addresses.tsx';
import { LinkCard } from './cards/link-card.tsx';
import { OrderCard } from './cards/order-card.tsx';
import { Club } from './club/club.tsx';
import { Data } from './data/data.tsx';
import { AccountNav } from './frame/account-nav.tsx';
import { WaitingPanels } from './frame/waiting.tsx';
import { Notifications } from './notifications/notifications.tsx';
import { Orders } from './orders/orders.tsx';
import { Overview } from './overview/overview.tsx';
import { Security } from './security/security.tsx';

type Section = ComponentType<{ customer: ReturnType<typeof aCustomer> }>;
type Args = { Section: Section; customer: ReturnType<typeof aCustomer> };

const meta: Meta<Args> = {
	title: 'Account',
	decorators: [inShop],
	beforeEach: () => getQueryClient().clear(),
	args: { customer: aCustomer() },
	render: ({ Section, customer }) => (
		<div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
			<Section customer={customer} />
		</div>
	),
};
export default meta;

type Story = StoryObj<Args>;

const failing = () => new Response('{}', { status: 404 });
const orders = (list: ReturnType<typeof anOrderSummary>[]) => ({
	[toPath(getCustomerOrders)]: { orders: list, total: list.length, next: null, years: [2026] },
});
const security = {
	[toPath(getSecurity)]: {
		passwordChangedAt: '2025-05-02T10:00:00Z',
		isTwoStep: true,
		passkeys: 1,
		newEmail: null,
		isFresh: true,
	},
	[toPath(getPasskeys)]: {
		passkeys: [
			{
				passkeyId: '018f7a3e-0000-7000-8000-000000000002',
				name: 'iPhone von Anna',
				createdAt: '2026-03-02T10:00:00Z',
				lastUsedAt: null,
				isSynced: true,
			},
		],
	},
	[toPath(getSessions)]: {
		sessions: [
			{
				sessionId: '018f7a3e-0000-7000-8000-000000000003',
				device: 'Firefox, Linux',
				createdAt: '2026-07-13T09:00:00Z',
				lastSeenAt: '2026-07-13T09:30:00Z',
				isCurrent: true,
			},
			{
				sessionId: '018f7a3e-0000-7000-8000-000000000004',
				device: 'Safari, iPhone',
				createdAt: '2026-07-01T09:00:00Z',
				lastSeenAt: '2026-07-12T09:30:00Z',
				isCurrent: false,
			},
		],
	},
};
const tomorrow = (hour: number) => {
	const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
	return `${day}T${hour}:00:00Z`;
};
const running = anOrderSummary({
	orderNumber: '40271183',
	status: 'PLACED',
	placedAt: new Date().toISOString(),
	window: { id: 'w2', start: tomorrow(14), end: tomorrow(16) },
	cutOffAt: tomorrow(11),
	mayCancel: true,
	mayAddOn: true,
	invoice: null,
});

export const OverviewWithOrder: Story = {
	args: { Section: Overview },
	beforeEach: answering(orders([running, anOrderSummary()])),
};
export const OverviewEmpty: Story = {
	args: { Section: Overview },
	beforeEach: answering(orders([])),
};
export const OverviewLoading: Story = { args: { Section: Overview }, beforeEach: answering({}) };
export const OverviewFailed: Story = {
	args: { Section: Overview },
	beforeEach: answering({ [toPath(getCustomerOrders)]: failing() }),
};

export const OrderList: Story = {
	args: { Section: Orders },
	beforeEach: answering(
		orders([
			running,
			anOrderSummary({ refund: { amount: 2_49, refundedAt: '2026-07-10T09:00:00Z' } }),
			anOrderSummary({ orderNumber: '40237702', status: 'CANCELLED', invoice: null }),
		]),
	),
};
export const OrdersEmpty: Story = {
	args: { Section: Orders },
	beforeEach: answering(orders([])),
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Hier steht bald dein erster Einkauf.')).toBeVisible();
	},
};
export const OrdersLoading: Story = { args: { Section: Orders }, beforeEach: answering({}) };
export const OrdersFailed: Story = {
	args: { Section: Orders },
	beforeEach: answering({ [toPath(getCustomerOrders)]: failing() }),
};

export const Details: Story = { args: { Section: Data }, beforeEach: answering(security) };

const addresses = [
	aSavedAddress({ primaryFor: ['Delivery', 'Billing'], category: 'combined' }),
	aSavedAddress({
		id: '018f7a3e-0000-7000-8000-000000000005',
		name: 'Wochenende',
		streetNumber: '',
		isUsable: false,
	}),
];
export const AddressBook: Story = {
	args: { Section: Addresses, customer: aCustomer({ addresses }) },
};
export const AddressBookRightToLeft: Story = { ...AddressBook, globals: { direction: 'rtl' } };
export const AddressesEmpty: Story = { args: { Section: Addresses } };
export const AddressesFull: Story = {
	args: {
		Section: Addresses,
		customer: aCustomer({
			addresses: Array.from({ length: 20 }, (_, index) => aSavedAddress({ id: String(index) })),
		}),
	},
};

export const SecurityComplete: Story = {
	args: { Section: Security },
	beforeEach: answering(security),
};
export const SecurityLoading: Story = { args: { Section: Security }, beforeEach: answering({}) };
export const SecurityFailed: Story = {
	args: { Section: Security },
	beforeEach: answering({
		[toPath(getSecurity)]: failing(),
		[toPath(getPasskeys)]: failing(),
		[toPath(getSessions)]: failing(),
	}),
};

const settings = {
	[toPath(getCommunicationSettings)]: {
		personalEmailAllowed: true,
		personalMailAllowed: false,
		personalSmsAllowed: false,
	},
};
export const NotificationSwitches: Story = {
	args: { Section: Notifications },
	beforeEach: answering(settings),
};
export const NotificationsLoading: Story = {
	args: { Section: Notifications },
	beforeEach: answering({}),
};
export const NotificationsFailed: Story = {
	args: { Section: Notifications },
	beforeEach: answering({ [toPath(getCommunicationSettings)]: failing() }),
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Deine Einstellungen laden gerade nicht.')).toBeVisible();
	},
};

export const Navigation: Story = {
	render: ({ customer }) => <AccountNav section="orders" customer={customer} />,
};
export const WhoIsUnknown: Story = {
	render: () => (
		<>
			<AccountNav section="orders" customer={null} />
			<WaitingPanels count={2} />
		</>
	),
};

const member = aMembership();
export const ClubOfGuests: Story = { args: { Section: Club } };
const aVoucher = {
	...{ text: 'Online und in der Filiale', image: null, validFrom: null, validUntil: '2027-07-31' },
	...{ discountCents: null, discountPercent: null, minOrderValueCents: null, barcode: null },
	fineprint: 'Einmal einlösbar.',
};
const personal = { ...aVoucher, type: 'personal' };
const general = {
	...aVoucher,
	ecommerceAutomaticRedemption: null,
	ecommerceLimitAutomaticRedemptionToServiceTypes: [],
};
const vouchers = {
	[toPath(getPersonalVouchers, { query: { promotionIds: '' } }).replace(/\?.*/, '')]: [
		{
			...personal,
			articleId: 'a',
			promotionId: 'kaffee',
			title: 'Auf Kaffee',
			discountPercent: 25,
		},
		{ ...personal, articleId: 'b', promotionId: 'fuenf', title: 'Ab € 50', discountCents: 500 },
	],
	[toPath(getGeneralVouchers)]: [
		{
			...{ ...general, articleId: 'c', type: 'general-offline', title: 'Auf Eis' },
			...{ discountPercent: 10, barcode: '2980000000010' },
		},
		{
			...{ ...general, articleId: 'd', type: 'general-online', title: 'Auf Brot' },
			...{ discountPercent: 20, validFrom: '2999-01-01' },
		},
		{ ...general, articleId: 'e', type: 'general-online', title: 'Auf alles', discountCents: 300 },
	],
};
const aMember = aCustomer({ loyaltyMemberInformation: member, redeemedVouchers: ['e'] });
const clubAnswers = {
	...vouchers,
	[toPath(getCardInfo)]: [
		{
			id: member.mpCardId,
			barcodeImage: barcodeImage(member.mpCardId, { hasText: true }),
			text: member.mpCardId,
		},
	],
	[toPath(getPoints)]: {
		entries: [
			{ amount: 50, orderNumber: '40271183', createdAt: '2026-07-13T16:00:00Z' },
			{ amount: -3, orderNumber: '40271102', createdAt: '2026-07-11T09:00:00Z' },
			{ amount: 412, orderNumber: null, createdAt: '2026-07-04T09:00:00Z' },
		],
	},
};
export const ClubOfMembers: Story = {
	args: { Section: Club, customer: aMember },
	beforeEach: answering(clubAnswers),
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('img', { name: /2900412773180/ })).toBeVisible();
	},
};
/** A donor has a pool of a good cause. */
export const ClubOfDonors: Story = {
	args: {
		Section: Club,
		customer: aCustomer({
			loyaltyMemberInformation: {
				...member,
				pools: [
					{ poolId: 'points', tags: [], value: 462 },
					{ poolId: 'caritas', tags: ['caritas_aktiv'], value: 638 },
				],
			},
		}),
	},
	beforeEach: answering(clubAnswers),
	play: async ({ canvas }) => {
		await expect(canvas.getByText('aktiv')).toBeVisible();
	},
};
/** The programme answers with code 10048. */
export const ClubWithoutCard: Story = {
	args: { Section: Club, customer: aMember },
	beforeEach: answering({
		...clubAnswers,
		[toPath(getCardInfo)]: new Response(
			JSON.stringify({ errorCode: 'conflict', message: '', code: 10_048 }),
			{ status: 409 },
		),
	}),
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^Deine Karte lässt sich gerade nicht/)).toBeVisible();
	},
};
export const LinkOldCard: Story = { args: { Section: LinkCard } };
export const OrderPlasticCard: Story = {
	args: { Section: OrderCard, customer: aMember },
	beforeEach: answering({ [toPath(getPhysicalCard)]: { status: 'CanBeOrdered' } }),
};
export const PlasticCardForMembers: Story = {
	args: { Section: OrderCard },
	beforeEach: answering({ [toPath(getPhysicalCard)]: { status: 'CanNotBeOrdered' } }),
};
export const PlasticCardOrdered: Story = {
	args: { Section: OrderCard, customer: aMember },
	beforeEach: answering({ ...clubAnswers, [toPath(getPhysicalCard)]: { status: 'IsOrdered' } }),
};
/** The card is known, but not confirmed. */
export const ClubUnconfirmed: Story = {
	args: {
		Section: Club,
		customer: aCustomer({
			loyaltyMemberInformation: { ...member, joeAuthenticationStatus: 'NotAuthenticated' },
		}),
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Karte bestätigen' })).toBeVisible();
	},
};
