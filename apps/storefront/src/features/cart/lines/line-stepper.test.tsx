import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { aProduct, loosePrice } from '../../../../test/fixture-catalogue.ts';
import { renderHtml, visibleText } from '../../../../test/render.tsx';
import { LineStepper } from './line-stepper.tsx';

const rendered = (props: ComponentProps<typeof LineStepper>) =>
	renderHtml(<LineStepper {...props} />);
const shown = (props: ComponentProps<typeof LineStepper>) => visibleText(rendered(props));

describe('the line stepper', () => {
	it('CONST-17 counts loose products in kilograms, with their expected price', () => {
		const loose = { weightArticle: true, quantityStepSize: 250, price: loosePrice };
		const words = shown({ product: aProduct(loose), quantity: 2 });
		expect(words).toContain('|0,5 kg|');
		expect(words).toContain('|ca. € 1,75|');
	});

	it('SRCH-20 shows the expected weight of pieces sold by weight', () => {
		const pieces = aProduct({ weightPieceArticle: true, pieceGrams: 180 });
		expect(shown({ product: pieces, quantity: 5 })).toContain('|5|ca. 900 g|');
		expect(shown({ product: pieces, quantity: 5, variant: 'line' })).not.toContain('900');
		expect(shown({ product: aProduct(), quantity: 5 })).not.toContain(' g|');
	});

	it('shows the maximum: short on screen, in a full sentence for screen readers', () => {
		const product = aProduct({ maxQuantity: 6 });
		expect(shown({ product, quantity: 6 })).toContain('|6|max.|');
		expect(rendered({ product, quantity: 6 })).toContain('Mehr geht nicht');
		expect(rendered({ product, quantity: 5 })).not.toMatch(/max\.|Mehr geht nicht/);
	});

	it('names the product on every button', () => {
		const html = rendered({ product: aProduct(), quantity: 2 });
		expect(html).toContain('aria-label="Weniger: Bio-Heumilch"');
		expect(html).toContain('aria-label="Mehr: Bio-Heumilch"');
		expect(rendered({ product: aProduct(), quantity: 1 })).toContain('"Entfernen: Bio-Heumilch"');
	});
});
