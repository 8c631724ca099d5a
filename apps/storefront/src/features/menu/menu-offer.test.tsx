import { expect, it } from 'vitest';
import { aProduct, aReduction } from '../../../test/fixture-catalogue.ts';
import { renderHtml, visibleText } from '../../../test/render.tsx';
import { Offer } from './menu-offer.tsx';

it('an offer in the menu shows its end', () => {
	const offer = <Offer product={aProduct({ price: aReduction })} />;
	expect(visibleText(renderHtml(offer))).toContain('|Bis 15. Juli|');
});
