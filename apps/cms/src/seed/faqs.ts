import { type Faq, listFaqs } from '@korb/demo/content/faqs';
import type { Language } from '@korb/demo/content/language';
import type { Payload } from 'payload';
import { toLexical } from '../contract/rich-text.ts';

type Row = Record<string, unknown>;

export async function seedFaqs(
	payload: Payload,
	tenant: string,
	language: Language,
): Promise<Faq[]> {
	const faqs = listFaqs(language);
	for (const { topic, question, answer } of faqs) {
		const data = { tenant, topic, question, answer: toLexical([answer]) };
		await payload.create({ collection: 'faqs', data });
	}
	return faqs;
}

/** Replaces accordions that repeat a topic's questions by a reference to the topic. */
export function naming(faqs: Faq[], row: Row): Row {
	const topic = row['blockType'] === 'accordion' ? topicOf(faqs, row['items'] as Row[]) : null;
	if (topic) return { ...row, items: [], faqTopic: topic };
	const entries = Object.entries(row).map(([name, value]) => {
		const isList = name === 'blocks' || name === 'children' || name === 'items';
		return [name, isList ? (value as Row[]).map((inner) => naming(faqs, inner)) : value];
	});
	return Object.fromEntries(entries);
}

function topicOf(faqs: Faq[], items: Row[]): string | null {
	const [first] = items;
	const topic = faqs.find(({ question }) => question === first?.['title'])?.topic ?? null;
	const questions = faqs.filter((faq) => faq.topic === topic).map(({ question }) => question);
	return questions.join() === items.map(({ title }) => title).join() ? topic : null;
}
