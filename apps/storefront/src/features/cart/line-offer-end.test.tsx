import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { draw, seen } from '../../../test/draw.tsx';
import { aLine } from '../../../test/fixture-cart.ts';
import { aProduct, aReduction } from '../../../test/fixture-catalogue.ts';
import { CartLine } from './cart-line.tsx';
import { SideLine } from './side-line.tsx';

const shown = (part: ReactNode) => seen(draw(<MemoryRouter>{part}</MemoryRouter>));
const line = aLine(aProduct({ price: aReduction }));

describe('an offer in the cart', () => {
	it('says on the page and in the drawer when it ends', () => {
		expect(shown(<CartLine line={line} />)).toContain('|Bis 15. Juli|');
		expect(shown(<SideLine line={line} />)).toContain('|Bis 15. Juli|');
	});

	it('does not say so of a price without an end, or of the club', () => {
		expect(shown(<CartLine line={aLine(aProduct())} />)).not.toContain('|Bis ');
		expect(shown(<CartLine line={{ ...line, perPiecePrice: 219 }} />)).not.toContain('|Bis ');
	});
});
