import { getSavedMethods } from '@korb/contracts/customer/payment-method-paths';
import { getPaymentMethods } from '@korb/contracts/order/checkout-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, holding, inShop } from '../../../.storybook/in-shop.tsx';
import { aCustomer, aSavedAddress, aSavedCard } from '../../../test/fixture-customer.ts';
import { aFullCart, aMethod, collectAddress, home } from '../../../test/fixture-products.ts';
import { dropDraft, saveDraft } from '../../shop/checkout/draft.ts';
import { customer } from '../../shop/session/customer-store.ts';
import { CheckoutView } from './checkout-view.tsx';

const path = toPath(getPaymentMethods);
const methods = {
	[path]: {
		methods: [
			aMethod({ methodKey: 'credit-cards' }),
			aMethod({ methodKey: 'paypal', refusal: 'providerDown' }),
			aMethod({ methodKey: 'pay-by-invoice-b2c' }),
			aMethod({ methodKey: 'pay-by-invoice-b2b', refusal: 'onlyCompanies' }),
			aMethod({ methodKey: 'payment-at-the-door' }),
		],
	},
};

const meta: Meta<typeof CheckoutView> = {
	title: 'Checkout',
	component: CheckoutView,
	decorators: [inShop],
	beforeEach: [dropDraft, answering(methods)],
	args: {
		cart: aFullCart(),
		isReady: true,
		paymentError: null,
		onSending: () => undefined,
		cratePreference: null,
		problems: null,
	},
};
export default meta;

type Story = StoryObj<typeof CheckoutView>;

const ready: Story = {
	play: async ({ canvas }) => {
		await canvas.findByRole('radio', { name: /^Karte/ });
	},
};
export const Delivered: Story = ready;
export const DeliveredToSaved: Story = {
	...ready,
	beforeEach: holding(
		customer,
		aCustomer({
			addresses: [
				aSavedAddress({ primaryFor: ['Delivery'] }),
				aSavedAddress({
					id: '018f7a3e-0000-7000-8000-000000000002',
					name: 'Büro',
					streetName: 'Mariahilfer Straße',
				}),
			],
		}),
	),
	play: async ({ canvas }) => {
		await canvas.findByRole('radio', { name: /^Büro/ });
	},
};
export const SavedCards: Story = {
	args: { cart: aFullCart({ customerId: '018f7a3e-0000-7000-8000-000000000009' }) },
	beforeEach: answering({
		...methods,
		[toPath(getSavedMethods)]: {
			activeMethods: [
				aSavedCard({ isPrimary: true }),
				aSavedCard({
					...{ id: '018f7a3e-0000-7000-8000-00000000000b', paymentBrand: 'Mastercard' },
					...{ lastDigits: '1170', cardExpiryYear: 2024, expired: true },
				}),
			],
			hasInactiveMethods: false,
		},
	}),
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByRole('radio', { name: /^Visa •••• 4821/ })).toBeChecked();
		await expect(canvas.getByRole('radio', { name: /^Mastercard •••• 1170/ })).toBeDisabled();
		await userEvent.click(canvas.getByRole('radio', { name: /^Andere Karte/ }));
		await canvas.findByRole('checkbox', { name: /^Karte für das nächste Mal/ });
	},
};
export const SavedCardEndsTooSoon: Story = {
	...SavedCards,
	beforeEach: answering({
		...methods,
		[toPath(getSavedMethods)]: {
			activeMethods: [aSavedCard({ isPrimary: true, cardExpiryYear: 2020 })],
			hasInactiveMethods: false,
		},
	}),
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/läuft vor deinem Termin ab/)).toBeVisible();
	},
};
export const RightToLeft: Story = { ...ready, globals: { direction: 'rtl' } };
export const Collected: Story = {
	...ready,
	args: { cart: aFullCart({ distributionAddress: collectAddress }) },
};
export const NothingChosen: Story = {
	...ready,
	args: { cart: aFullCart({ distributionAddress: null, distributionWindow: null }) },
};
export const Refused: Story = { ...ready, args: { paymentError: 'card_declined' } };
export const Waiting: Story = { beforeEach: answering({}) };
export const MethodsFailed: Story = {
	beforeEach: answering({ [path]: new Response('{}', { status: 503 }) }),
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: 'Noch einmal versuchen' }, { timeout: 20_000 });
	},
};
export const Mistakes: Story = {
	...ready,
	args: { cart: aFullCart({ distributionAddress: { ...home, firstName: '', email: '' } }) },
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('radio', { name: /^Karte/ });
		await userEvent.click(canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
		await waitFor(() => expect(canvas.getByLabelText('Vorname')).toBeInvalid());
	},
};
export const Company: Story = {
	...ready,
	beforeEach: () =>
		saveDraft({
			owner: null,
			values: {
				isCompany: true,
				isBillingSame: false,
				companyName: 'Wiener Donaudampfschifffahrtsgesellschaft Verpflegungsbetriebe GmbH & Co KG',
				note: 'Bitte bei der Portierloge im Hinterhaus läuten, der Lift ist zurzeit außer Betrieb.',
			},
		}),
};
