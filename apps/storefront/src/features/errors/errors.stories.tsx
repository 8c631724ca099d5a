import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../.storybook/in-shop.tsx';
import { GenericError } from './generic-error.tsx';
import { NotFound } from './not-found.tsx';

const meta: Meta = { title: 'Errors', decorators: [inShop] };
export default meta;

export const Missing: StoryObj = { render: () => <NotFound /> };
export const Broken: StoryObj = {
	render: () => (
		<GenericError
			status={500}
			message="Internal Server Error"
			reference="0197f3a2-7c1e-7b5d-a3f0-5e8d2c9b1a64-1784000000000"
		/>
	),
};
export const BrokenWithoutReference: StoryObj = {
	render: () => <GenericError status={503} message="Service Unavailable" reference={null} />,
};
