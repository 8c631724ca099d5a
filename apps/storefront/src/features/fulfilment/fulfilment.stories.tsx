import {
	autocompletePlaces,
	geocodeAddress,
	getEarliestWindow,
	getIntersectingDeliveryArea,
	listCheckoutStores,
} from '@korb/contracts/fulfilment/fulfilment-paths';
import { at } from '@korb/contracts/platform/endpoint-path';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, holding, inShop } from '../../../.storybook/in-shop.tsx';
import { focused } from '../../../.storybook/states.ts';
import { aCustomer, aSavedAddress } from '../../../test/fixture-customer.ts';
import { aFullCart, aStore, home } from '../../../test/fixture-products.ts';
import { aWindow } from '../../../test/fixture-windows.ts';
import { fulfilmentLabel } from '../../shop/fulfilment/fulfilment-label.ts';
import { customer } from '../../shop/session/customer-store.ts';
import { AddressField } from './address-field.tsx';
import { FulfilmentButton } from './fulfilment-button.tsx';
import { PlaceStep } from './place-step.tsx';
import { StoreList } from './store-list.tsx';
import { usePlaceChoice } from './use-place-choice.ts';

const meta: Meta = { title: 'Service', decorators: [inShop], beforeEach: answering({}) };
export default meta;

const stores = [
	aStore(),
	aStore({
		storeId: 'spittelau',
		name: 'Korb am Franz-Josefs-Bahnhof und Einkaufszentrum Spittelau',
		isOpen: false,
		distanceMeters: 3200,
		earliestWindow: null,
	}),
];

const buttons = (
	<div style={{ maxInlineSize: 300 }}>
		<FulfilmentButton />
	</div>
);
const labelled = (place: string, window: string | null, isCollected = false): StoryObj => ({
	render: () => buttons,
	beforeEach: holding(fulfilmentLabel, { isCollected, place, window }),
});
export const ButtonUnchosen: StoryObj = { render: () => buttons };
export const ButtonWithPlace = labelled('Lieferung 1020', null);
export const ButtonWithTime = labelled('Lieferung 1020', 'heute, 16–18 Uhr');
export const ButtonToCollect = labelled('Abholung Praterstern', 'Mi 15.7., 16–18 Uhr', true);
export const ButtonLong = labelled(
	'Abholung Korb am Franz-Josefs-Bahnhof und Einkaufszentrum Spittelau',
	'Donnerstag 16. September, 16:30–18:30 Uhr',
	true,
);
export const ButtonFocus: StoryObj = { ...ButtonWithTime, parameters: focused };

export const Address: StoryObj = {
	render: () => <AddressField address={null} onChange={() => undefined} />,
};
export const AddressWithSuggestions: StoryObj = {
	...Address,
	beforeEach: answering({
		[at(autocompletePlaces).path]: [
			{ id: '1', primaryPart: 'Praterstraße', secondaryPart: '1020 Wien', isComplete: false },
			{ id: '2', primaryPart: 'Praterstraße 38', secondaryPart: '1020 Wien', isComplete: true },
		],
	}),
	render: () => (
		<div style={{ blockSize: 320 }}>
			<AddressField address={null} onChange={() => undefined} />
		</div>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'Prater');
		await canvas.findAllByRole('option');
	},
};
export const AddressUnknown: StoryObj = {
	...Address,
	beforeEach: answering({
		[at(autocompletePlaces).path]: [],
		[at(geocodeAddress).path]: new Response('{}', { status: 404 }),
	}),
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole('combobox'), 'Nirgendwo 1{Enter}');
		await canvas.findByText('Diese Adresse kennen wir nicht.', { exact: false });
	},
};

function Place({ isCollected = false }) {
	const cart = aFullCart();
	const address = isCollected ? { ...home, distributionType: 'CLICK_AND_COLLECT' as const } : home;
	return <PlaceStep choice={usePlaceChoice({ ...cart, distributionAddress: address })} />;
}
const area = at(getIntersectingDeliveryArea).path;
export const Delivered: StoryObj = {
	render: () => <Place />,
	beforeEach: answering({
		[area]: { deliveryAreaNumber: 'wien', name: 'Wien', pickingUnitIds: ['wien-1'] },
		[at(getEarliestWindow).path]: aWindow({ id: 'w1' }),
	}),
	play: async ({ canvas }) => {
		await canvas.findByLabelText('Stiege');
	},
};
export const DeliveredToSaved: StoryObj = {
	...Delivered,
	beforeEach: [
		holding(
			customer,
			aCustomer({
				addresses: [
					aSavedAddress({ primaryFor: ['Delivery'] }),
					aSavedAddress({
						id: '018f7a3e-0000-7000-8000-000000000002',
						name: 'Wochenendhaus am See bei den Großeltern',
						streetName: 'Klosterneuburg-Weidlinger Hauptstraße',
					}),
				],
			}),
		),
		answering({
			[area]: { deliveryAreaNumber: 'wien', name: 'Wien', pickingUnitIds: ['wien-1'] },
			[at(getEarliestWindow).path]: aWindow({ id: 'w1' }),
		}),
	],
	play: async ({ canvas }) => {
		await canvas.findAllByText('Nächstes Zeitfenster', { exact: false });
	},
};
export const NotDelivered: StoryObj = {
	render: () => <Place />,
	beforeEach: answering({ [area]: { deliveryAreaNumber: null, name: null, pickingUnitIds: [] } }),
	play: async ({ canvas }) => {
		await canvas.findAllByText('Hierher liefern wir noch nicht.');
	},
};
export const ToCollect: StoryObj = {
	render: () => <Place isCollected />,
	beforeEach: answering({ [at(listCheckoutStores).path]: { results: stores } }),
	play: async ({ canvas }) => {
		await canvas.findByText('Korb Praterstern');
	},
};
export const ToCollectLoading: StoryObj = { render: () => <Place isCollected /> };

export const Stores: StoryObj = {
	render: () => <StoreList stores={stores} chosenId="praterstern" onChoose={() => undefined} />,
};
export const NoStores: StoryObj = {
	render: () => <StoreList stores={[]} chosenId={null} onChoose={() => undefined} />,
};
