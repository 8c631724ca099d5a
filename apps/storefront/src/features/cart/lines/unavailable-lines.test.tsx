import { expect, it } from 'vitest';
import { aProduct } from '../../../../test/fixture-catalogue.ts';
import { renderHtml } from '../../../../test/render.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';

it('names the product that a button removes', () => {
	const product = aProduct({ name: 'Mango' });
	const lines = [{ lineItemId: '1', product, quantity: 1, replacement: null }];
	expect(renderHtml(<UnavailableLines lines={lines} />)).toContain('aria-label="Entfernen: Mango"');
});
