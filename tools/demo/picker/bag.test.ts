import type { PickingLine, Substitute } from '@korb/contracts/admin/picking/picking';
import { weightBand } from '@korb/domain/picking/picking-rules';
import { expect, it } from 'vitest';
import { missingLine, toFound, toMissing } from './bag.ts';

const aLine = (lineItemId: string, change: Partial<PickingLine> = {}) =>
	({
		...{ orderNumber: '1', lineItemId, quantity: 2, eans: [], wantedGrams: null, ...change },
	}) as PickingLine;
const cherries = aLine('cherries', { wantedGrams: 1000 });
const bread = aLine('bread');
const milk = aLine('milk', { eans: ['4006381333931'] });

it('misses one line item of larger orders, sold by the piece', () => {
	expect(missingLine([bread, milk, cherries])).toBe(milk);
	expect(missingLine([bread, milk])).toBeNull();
});

it('scans what has a barcode, and weighs what is sold by weight, within the tolerance', () => {
	expect(toFound(milk)).toMatchObject({ quantity: 2, code: '4006381333931' });
	expect(toFound(milk)).not.toHaveProperty('grams');
	const { grams, code } = toFound(cherries);
	expect(code).toBeNull();
	expect(grams).toBeGreaterThanOrEqual(weightBand(1000).from);
	expect(grams).toBeLessThanOrEqual(weightBand(1000).to);
});

it('substitutes what is missing, or leaves it out', () => {
	const oats = { sku: '4714', eans: ['4006381333948'], quantity: 2 } as Substitute;
	expect(toMissing(milk, oats)).toMatchObject({
		...{ quantity: 2, code: '4006381333948', reason: 'none' },
		substitute: { sku: '4714', hasAgreed: false },
	});
	expect(toMissing(milk, null)).toMatchObject({ quantity: 0, code: null, reason: 'none' });
});
