import { bundleFor } from '@korb/messages';
import { describe, expect, it } from 'vitest';
import { formErrorText } from './form-error-text.ts';
import { createTranslate } from './messages.ts';

const t = createTranslate(bundleFor('en-GB'), 'en-GB');

describe('form validation texts', () => {
	it.each([
		['FORM-01', 'required', 'This field is required'],
		['FORM-02', 'email', 'Please enter a valid email'],
		['FORM-03', 'number', 'This field can only contain numbers'],
		['FORM-04', 'integer', 'This field can only contain integer values'],
		['FORM-05', 'maxLength:24', 'You must enter a maximum of 24 characters'],
		['FORM-05', 'maxLength:1700', 'You must enter a maximum of 1700 characters'],
		['FORM-06', 'minLength:2', 'You must enter a minimum of 2 characters'],
		['FORM-07', 'notEmpty', 'Please choose at least one value'],
		['FORM-08', 'pattern', 'Invalid format'],
		['OPEN-81', 'anything else', 'Invalid format'],
	])('%s %s', (_id, rule, text) => {
		expect(formErrorText(t, rule)).toBe(text);
	});
});
