import type { Customer } from '@korb/contracts/customer/customer';

type TopicChange = { subscribe: readonly string[]; unsubscribe: readonly string[] };

/** The customer after a change of newsletter topics; everything else stays. */
export function applyTopics(customer: Customer, { subscribe, unsubscribe }: TopicChange): Customer {
	const kept = customer.newsletterTopics.filter(
		({ newsletterTopicId: id }) => !unsubscribe.includes(id) && !subscribe.includes(id),
	);
	const added = subscribe.map((newsletterTopicId) => ({ newsletterTopicId }));
	return { ...customer, newsletterTopics: [...kept, ...added] };
}
