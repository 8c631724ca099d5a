import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { inShop } from '../../../.storybook/in-shop.tsx';
import { focused } from '../../../.storybook/states.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentSettings } from './consent-settings.tsx';

const nothing = () => undefined;

const meta: Meta = { title: 'Consent', decorators: [inShop] };
export default meta;

export const Banner: StoryObj = {
	render: () => <ConsentBanner onReject={nothing} onAccept={nothing} onSettings={nothing} />,
};
export const BannerFocus: StoryObj = { ...Banner, parameters: focused };
export const BannerRightToLeft: StoryObj = { ...Banner, globals: { direction: 'rtl' } };
export const Settings: StoryObj = {
	render: () => <ConsentSettings open onChoose={nothing} onClose={nothing} />,
	play: async () => {
		await screen.findByRole('dialog');
	},
};
