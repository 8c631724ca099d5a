import type { Customer } from '@korb/contracts/customer/customer';
import { expect, it } from 'vitest';
import { findChanges, PersonForm, toPersonForm } from './person-form.ts';

const anna = {
	email: 'anna@example.at',
	salutation: 'Female',
	academicTitle: '',
	firstName: 'Anna',
	lastName: 'Berger',
	birthdate: null,
} as Customer;

it('API-26 sends only what has changed', () => {
	const form = { ...toPersonForm(anna), lastName: 'Huber', salutation: '' as const };
	expect(findChanges(anna, form)).toEqual({ lastName: 'Huber', salutation: null });
});

it('API-26 sends nothing when nothing has changed', () => {
	expect(findChanges(anna, toPersonForm(anna))).toBeNull();
});

it.each([
	['FORM-11', { firstName: 'A'.repeat(21) }, 'maxLength:20'],
	['FORM-12', { lastName: 'A'.repeat(25) }, 'maxLength:24'],
	['FORM-21', { academicTitle: 'A'.repeat(16) }, 'maxLength:15'],
	['FORM-26', { birthdate: `${new Date().getFullYear() - 10}-01-01` }, 'pattern'],
])('%s is checked in the form', (_row, wrong, message) => {
	const { error } = PersonForm.safeParse({ ...toPersonForm(anna), ...wrong });
	expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
