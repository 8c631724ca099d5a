import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../../../test/fixture-cart.ts';
import { aProduct, aReduction } from '../../../../test/fixture-catalogue.ts';
import { renderHtml, visibleText } from '../../../../test/render.tsx';
import { CartLine } from './cart-line.tsx';
import { SideLine } from './side-line.tsx';

const shown = (part: ReactNode) => visibleText(renderHtml(part));
const line = aLine(aProduct({ price: aReduction }));

describe('an offer in the cart', () => {
	it('shows its end on the cart page and in the side cart', () => {
		expect(shown(<CartLine line={line} />)).toContain('|Bis 15. Juli|');
		expect(shown(<SideLine line={line} />)).toContain('|Bis 15. Juli|');
	});

	it('shows no end for a price without one, or for the member price', () => {
		expect(shown(<CartLine line={aLine(aProduct())} />)).not.toContain('|Bis ');
		expect(shown(<CartLine line={{ ...line, perPiecePrice: 219 }} />)).not.toContain('|Bis ');
	});
});
