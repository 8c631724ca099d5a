import type { Customer } from '@korb/contracts/customer/customer';
import { expect, it } from 'vitest';
import { applyTopics } from './apply-topics.ts';

const anna = { newsletterTopics: [{ newsletterTopicId: 'offers' }] } as Customer;

it('CUST-68 removes unsubscribed topics by id', () => {
	const next = applyTopics(anna, { subscribe: [], unsubscribe: ['offers'] });
	expect(next.newsletterTopics).toEqual([]);
});

it('CUST-69 adds subscribed topics, each once', () => {
	const change = { subscribe: ['farms', 'offers'], unsubscribe: [] };
	expect(applyTopics(applyTopics(anna, change), change).newsletterTopics).toEqual([
		{ newsletterTopicId: 'farms' },
		{ newsletterTopicId: 'offers' },
	]);
});
