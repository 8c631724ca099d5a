import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { aCart } from '../../../../test/fixture-cart.ts';
import { renderHtml, visibleText } from '../../../../test/render.tsx';
import { CostMeter } from './cost-meter.tsx';
import { Summary } from './summary.tsx';

const vat = [
	{ percent: 10, gross: 1000, vat: 91 },
	{ percent: 0, gross: 500, vat: 0 },
];

const html = (part: ReactNode) => renderHtml(part);

describe('the cart summary', () => {
	it('shows the deposit where there is one', () => {
		const cart = aCart({ priceInfo: { depositFees: 25 } });
		expect(visibleText(html(<Summary cart={cart} />))).toContain('|Pfand|€ 0,25|');
		expect(visibleText(html(<CostMeter cart={cart} />))).toContain('|Pfand|€ 0,25|');
	});

	it('omits a deposit or tax of zero', () => {
		const cart = aCart({ priceInfo: { vat } });
		const words = visibleText(html(<Summary cart={cart} />));
		expect(words).not.toContain('|Pfand|');
		expect(words).toContain('10 % USt.|€ 0,91');
		expect(words).not.toContain('0 % USt.|€ 0,00');
		expect(visibleText(html(<CostMeter cart={cart} />))).not.toContain('Pfand');
	});

	it('says that delivery is free, and what it would have cost', () => {
		const free = { serviceFees: 0, serviceFeesAfterDiscount: 0 };
		expect(visibleText(html(<Summary cart={aCart({ priceInfo: free })} />))).toContain(
			'|Liefergebühr|gratis|',
		);
		const freed = { serviceFees: 490, serviceFeesAfterDiscount: 0 };
		expect(html(<Summary cart={aCart({ priceInfo: freed })} />)).toContain('<s>€ 4,90</s> gratis');
	});
});
