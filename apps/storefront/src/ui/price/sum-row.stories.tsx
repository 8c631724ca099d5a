import type { Meta, StoryObj } from '@storybook/react-vite';
import { SumRow, SumTotal } from './sum-row.tsx';

const meta: Meta = { title: 'Sum' };
export default meta;

export const Order: StoryObj = {
	render: () => (
		<dl style={{ display: 'grid', gap: 10, maxInlineSize: 420 }}>
			<SumRow label="Warenwert">€ 62,34</SumRow>
			<SumRow label="Aktionen und Club-Preise" isSaving>
				− € 12,30
			</SumRow>
			<SumRow label="Liefergebühr">
				<s>€ 3,90</s> gratis
			</SumRow>
			<SumTotal label="Zu zahlen" note="inkl. € 5,06 MwSt.">
				€ 50,04
			</SumTotal>
			<SumRow label="davon 10 % MwSt." isSmall>
				€ 5,06
			</SumRow>
		</dl>
	),
};
export const RightToLeft: StoryObj = { ...Order, globals: { direction: 'rtl' } };
