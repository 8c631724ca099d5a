import { expect, it } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { Footer } from './footer.tsx';

const paymentMarks = ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay'] as const;
const footer = { columns: [], legalLinks: [], paymentMarks: [...paymentMarks] };

function marksIn(checkout: object): string[] {
	const html = renderHtml(<Footer />, { checkout }, { footer });
	return [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name ?? '');
}

it('shows only the payment marks that the shop accepts', () => {
	expect(marksIn({})).toEqual(['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay']);
	expect(marksIn({ paymentMethods: ['paypal', 'pay-by-invoice-b2c'] })).toEqual(['PayPal']);
	const twoCards = { paymentMethods: ['credit-cards'], cardBrands: ['visa', 'mastercard'] };
	expect(marksIn(twoCards)).toEqual(['Visa', 'Mastercard']);
	expect(marksIn({ paymentMethods: ['payment-at-the-door'] })).toEqual([]);
});
