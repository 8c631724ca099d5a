import { describe, expect, it } from 'vitest';
import { ABORTED_SELECTION, DEFAULT_PROMPT_EVERY, stepBeforeAdd } from './fulfilment-prompt.ts';

const newcomer = {
	hasDistributionAddress: false,
	hasUsablePrimaryAddress: false,
	selection: 'required' as 'required' | 'optional',
	addCount: 0,
};

describe('the step before an add', () => {
	it('CART-78 the primary address is used if it is usable', () => {
		const customer = { ...newcomer, hasUsablePrimaryAddress: true };
		expect(stepBeforeAdd(customer)).toBe('use-primary-address');
		expect(stepBeforeAdd({ ...customer, hasDistributionAddress: true })).toBe('proceed');
	});

	it('CART-79 otherwise the shopper is prompted', () => {
		expect(stepBeforeAdd(newcomer)).toBe('prompt');
		expect(stepBeforeAdd({ ...newcomer, hasDistributionAddress: true })).toBe('proceed');
	});

	it('CART-80 CONST-20 if optional, on every fifth add', () => {
		const asked = Array.from({ length: 11 }, (_, addCount) =>
			stepBeforeAdd({ ...newcomer, selection: 'optional', addCount }),
		);
		expect(asked.flatMap((step, index) => (step === 'prompt' ? [index + 1] : []))).toEqual([5, 10]);
		expect(DEFAULT_PROMPT_EVERY).toBe(5);
	});

	it('CART-80 or as often as the tenant configures', () => {
		const asked = Array.from({ length: 6 }, (_, addCount) =>
			stepBeforeAdd({ ...newcomer, selection: 'optional', addCount, promptEvery: 2 }),
		);
		expect(asked.map((step) => step === 'prompt')).toEqual([false, true, false, true, false, true]);
	});

	it('CART-82 an add without an answer ends with abortedselection', () => {
		expect(ABORTED_SELECTION).toBe('abortedselection');
	});
});
