import { expect, it } from 'vitest';
import { isRightProduct, weightBand } from './picking-rules.ts';

it.each([
	[500, { from: 450, to: 550 }],
	[1000, { from: 900, to: 1100 }],
	[125, { from: 113, to: 137 }],
])('%i g ordered may weigh %o', (wanted, band) => {
	expect(weightBand(wanted)).toEqual(band);
});

const butter = { sku: 'BUTTER-1', eans: ['4006381333931', '00012345678905'] };
const loose = { sku: 'KIRSCHEN', eans: [] };

it.each([
	['its barcode', butter, '4006381333931', true],
	['its barcode, as a scanner reads it without leading zeros', butter, '012345678905', true],
	['its SKU, typed in small letters', butter, ' butter-1 ', true],
	['the barcode of another product', butter, '4006381333948', false],
	['no code, though it has one', butter, null, false],
	['an empty code', butter, '', false],
	['no code, having none', loose, null, true],
	['a barcode, having none', loose, '4006381333931', false],
])('recognises a product by %s', (_what, product, code, isRight) => {
	expect(isRightProduct(product, code)).toBe(isRight);
});
