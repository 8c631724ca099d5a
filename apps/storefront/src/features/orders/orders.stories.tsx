import { TenantConfig } from '@korb/contracts/tenant';
import { bundleFor } from '@korb/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrder } from '../../../test/fixture-order.ts';
import { QueryContext } from '../../lib/queries/query-context.tsx';
import { SiteProvider, toSiteContext } from '../../lib/site.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderSheet } from './order-sheet.tsx';

const tenant = TenantConfig.parse({
	clientRuntimeConfig: { tenantId: 'korb', name: 'Korb', baseUrl: 'https://korb.example' },
	messageBundle: bundleFor('de-AT'),
	version: '1',
});
const site = toSiteContext(tenant);

const meta: Meta<typeof OrderSheet> = {
	title: 'Features/Orders',
	component: OrderSheet,
	args: { order: anOrder(), view: null, windows: null, picker: () => null },
	decorators: [
		(Story) => (
			<QueryContext first={undefined}>
				<SiteProvider site={site} shell={{ clientConfigs: {}, aisles: [] }}>
					<Story />
				</SiteProvider>
			</QueryContext>
		),
	],
};
export default meta;
type Story = StoryObj<typeof OrderSheet>;

export const Placed: Story = {};
export const Cancelling: Story = { args: { view: 'cancel' } };
export const Withdrawing: Story = { args: { view: 'withdrawal' } };
export const Cancelled: Story = {
	args: {
		order: anOrder({ status: 'CANCELLED', mayCancel: false, mayMove: false, mayAddOn: false }),
	},
};
export const Missing: Story = { render: () => <OrderMissing /> };
