import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { draw, seen } from '../../../test/draw.tsx';
import { aProduct, loosePrice } from '../../../test/fixture-catalogue.ts';
import { LineStepper } from './line-stepper.tsx';

const shown = (props: ComponentProps<typeof LineStepper>) =>
	seen(
		draw(
			<MemoryRouter>
				<LineStepper {...props} />
			</MemoryRouter>,
		),
	);

describe('counting an article', () => {
	it('CONST-17 counts loose goods in kilograms, with what they will cost', () => {
		const loose = { weightArticle: true, quantityStepSize: 250, price: loosePrice };
		const words = shown({ product: aProduct(loose), quantity: 2 });
		expect(words).toContain('|0,5 kg|');
		expect(words).toContain('|ca. € 1,75|');
	});

	it('SRCH-20 says how much weighed pieces will be together', () => {
		const pieces = aProduct({ weightPieceArticle: true, pieceGrams: 180 });
		expect(shown({ product: pieces, quantity: 5 })).toContain('|5|ca. 900 g|');
		expect(shown({ product: pieces, quantity: 5, look: 'line' })).not.toContain('900');
		expect(shown({ product: aProduct(), quantity: 5 })).not.toContain(' g|');
	});

	it('says when there is no more to be had', () => {
		const product = aProduct({ maxQuantity: 6 });
		expect(shown({ product, quantity: 6 })).toContain('Mehr geht nicht');
		expect(shown({ product, quantity: 5 })).not.toContain('Mehr geht nicht');
	});
});
