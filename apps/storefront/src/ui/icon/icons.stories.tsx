import type { Meta, StoryObj } from '@storybook/react-vite';
import type { icon } from './icon.tsx';

const files = import.meta.glob<Record<string, ReturnType<typeof icon>>>('../icons/*.ts', {
	eager: true,
});
const icons = Object.values(files).flatMap((file) => Object.entries(file));

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
			{icons.map(([name, Icon]) => (
				<li key={name} style={{ display: 'flex', gap: 10 }}>
					<Icon size="lg" />
					<span className="tiny">{name}</span>
				</li>
			))}
		</ul>
	),
};

export const RightToLeft: StoryObj = { ...All, globals: { direction: 'rtl' } };
