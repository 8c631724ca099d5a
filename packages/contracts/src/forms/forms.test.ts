import { describe, expect, it } from 'vitest';
import { ContactForm, MAX_UPLOAD_BYTES, refuseUploads } from './forms.ts';

const good = Object.fromEntries(Object.keys(ContactForm.shape).map((name) => [name, '']));
const filled = { ...good, firstName: 'Anna', email: 'anna@korb.example', text: 'Danke!' };

/** The first rule a value violates, null when it is valid. */
const broken = (field: string, value: string): string | null => {
	const { error } = ContactForm.safeParse({ ...filled, [field]: value });
	return error?.issues[0]?.message ?? null;
};

describe('contact form', () => {
	it('accepts a message with only the required fields', () => {
		expect(ContactForm.safeParse(filled).success).toBe(true);
	});

	it.each([
		['FORM-34 first name', 'firstName', 24],
		['FORM-35 text', 'text', 1700],
		['FORM-36 city', 'city', 25],
		['FORM-37 order number', 'orderNumber', 15],
		['FORM-38 loyalty id', 'loyaltyId', 20],
		['FORM-39 product EAN', 'productEan', 30],
		['FORM-40 batch number', 'batchNumber', 50],
		['FORM-41 product name', 'productName', 150],
		['FORM-42 receipt number', 'receiptNumber', 150],
		['FORM-46 time window', 'timeWindow', 50],
		['FORM-47 payment method', 'paymentMethod', 50],
		['FORM-48 client data', 'clientData', 100],
		['FORM-49 discount', 'discount', 100],
		['FORM-50 error code', 'errorCode', 180],
	])('%s has its limit', (_title, field, limit) => {
		expect(broken(field, '1'.repeat(limit))).toBeNull();
		expect(broken(field, '1'.repeat(limit + 1))).toBe(`maxLength:${limit}`);
	});

	it.each([
		['FORM-34', 'firstName'],
		['FORM-35', 'text'],
	])('%s %s is required', (_id, field) => {
		expect(broken(field, '')).toBe('required');
		expect(broken(field, '   ')).toBe('required');
	});

	it.each([
		['FORM-37', 'orderNumber'],
		['FORM-38', 'loyaltyId'],
		['FORM-39', 'productEan'],
	])('%s %s consists of digits', (_id, field) => {
		expect(broken(field, '12a')).toBe('number');
	});

	it('FORM-35 FORM-36 text and city contain no opening bracket', () => {
		expect(broken('text', 'a < b')).toBe('pattern');
		expect(broken('city', '<Wien')).toBe('pattern');
	});

	it('validates email addresses', () => {
		expect(broken('email', 'anna')).toBe('email');
		expect(broken('email', 'anna@korb')).toBe('email');
		expect(broken('email', `${'a'.repeat(50)}@korb.example`)).toBe('maxLength:50');
	});
});

describe('uploads', () => {
	const file = (size: number, type = 'image/png') => ({ size, type });

	it('FORM-43 CONST-28 have at most ten million bytes each', () => {
		expect(MAX_UPLOAD_BYTES).toBe(10_000_000);
		expect(refuseUploads([file(MAX_UPLOAD_BYTES), file(MAX_UPLOAD_BYTES)])).toBeNull();
		expect(refuseUploads([file(MAX_UPLOAD_BYTES + 1)])).toBe('pattern');
	});

	it('FORM-44 CONST-29 are limited to three', () => {
		expect(refuseUploads([file(1), file(1), file(1)])).toBeNull();
		expect(refuseUploads([file(1), file(1), file(1), file(1)])).toBe('pattern');
	});

	it('FORM-45 are pdf, jpeg or png', () => {
		expect(refuseUploads([file(1, 'application/pdf'), file(1, 'image/jpeg')])).toBeNull();
		expect(refuseUploads([file(1, 'image/gif')])).toBe('pattern');
	});
});
