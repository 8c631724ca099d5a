import { describe, expect, it } from 'vitest';
import { aCart } from '../../../test/fixture-cart.ts';
import { renderHtml, visibleText } from '../../../test/render.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { RefusalNotices } from './panel/refusal-notices.tsx';
import { toRefusal } from './to-refusal.ts';

const refused = (status: number, parts: object = {}) =>
	toRefusal(new ApiError({ status, message: '', ...parts }));

describe('a rejected order', () => {
	it('shows what the server reported', () => {
		const shortages = [{ sku: 'MILCH', available: 1 }];
		expect(refused(409, { code: '131', details: { errors: ['131', '223'] } })).toEqual({
			codes: ['131', '223'],
			shortages: [],
		});
		expect(refused(409, { code: 'shortage', details: { shortages } })).toEqual({
			codes: [],
			shortages,
		});
		expect(refused(503).codes).toEqual(['failed']);
	});

	it('asks the shopper to wait after too many attempts', () => {
		const refusal = refused(429, { errorCode: 'too_many_requests' });
		const words = visibleText(renderHtml(<RefusalNotices cart={aCart()} refusal={refusal} />));
		expect(words).toContain('Warte bitte ein paar Minuten');
		expect(words).toContain('nichts bestellt');
	});
});
