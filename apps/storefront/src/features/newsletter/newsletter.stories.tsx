import { getChallenge, postSubscribe } from '@korb/contracts/forms/forms-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, inShop } from '../../../.storybook/in-shop.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const meta: Meta<typeof NewsletterForm> = {
	title: 'Newsletter',
	component: NewsletterForm,
	decorators: [
		(Story) => (
			<div style={{ padding: 24, background: 'var(--color-inverse)' }}>
				<Story />
			</div>
		),
		inShop,
	],
	beforeEach: answering({}),
};
export default meta;

type Story = StoryObj<typeof NewsletterForm>;

const send: Story['play'] = async ({ canvas, userEvent }) => {
	await userEvent.type(canvas.getByRole('textbox'), 'anna@example.at');
	await userEvent.click(canvas.getByRole('button'));
};
export const Subscribe: Story = {};
export const Unsubscribe: Story = { args: { purpose: 'unsubscribe' } };
export const Sending: Story = { play: send };
export const Failed: Story = {
	beforeEach: answering({
		[toPath(getChallenge)]: null,
		[toPath(postSubscribe)]: new Response('{}', { status: 503 }),
	}),
	play: async (context) => {
		await send(context);
		await context.canvas.findByText(/./, { selector: '[role=status]' });
	},
};
