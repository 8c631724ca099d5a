import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.ts';

const meta: Meta = { title: 'Icon' };
export default meta;

export const All: StoryObj = {
	render: () => (
		<ul
			style={{
				display: 'grid',
				gap: 16,
				gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
			}}
		>
			{Object.entries(icons).map(([name, Icon]) => (
				<li key={name} style={{ display: 'flex', gap: 10 }}>
					<Icon size="lg" />
					<span className="tiny">{name}</span>
				</li>
			))}
		</ul>
	),
};

export const RightToLeft: StoryObj = { ...All, globals: { direction: 'rtl' } };
