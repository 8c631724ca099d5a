import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sum, SumRow, SumTotal } from './sum-row.tsx';

const meta: Meta = { title: 'Sum' };
export default meta;

export const Order: StoryObj = {
	render: () => (
		<div style={{ maxInlineSize: 420 }}>
			<Sum>
				<SumRow label="Warenwert">€ 62,34</SumRow>
				<SumRow label="Aktionen und Club-Preise" isSaving>
					− € 12,30
				</SumRow>
				<SumRow label="Liefergebühr" before="€ 3,90">
					gratis
				</SumRow>
				<SumTotal label="Zu zahlen" note="inkl. € 5,06 USt.">
					€ 50,04
				</SumTotal>
				<SumRow label="davon 10 % USt." isSmall>
					€ 5,06
				</SumRow>
			</Sum>
		</div>
	),
};
export const RightToLeft: StoryObj = { ...Order, globals: { direction: 'rtl' } };
