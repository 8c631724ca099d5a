import { ContentPage } from '@korb/contracts/content/content';
import { listDocuments } from '@korb/demo/content/documents';
import { listFaqs } from '@korb/demo/content/faqs';
import { tenantLanguages } from '@korb/demo/content/language';
import { describe, expect, it } from 'vitest';
import { toEditor } from '../contract/to-editor.ts';
import { naming } from './faqs.ts';

describe.each(Object.values(tenantLanguages))('FAQs of the demo shop in %s', (language) => {
	const faqs = listFaqs(language);
	const pages = listDocuments(language).flatMap(({ kind, document }) =>
		kind === 'page' ? ContentPage.parse(document) : [],
	);
	const asTyped = (page: ContentPage) =>
		toEditor(ContentPage, page, () => null) as Record<string, unknown>;

	it('are referenced by topic wherever a page shows all of them', () => {
		const typed = JSON.stringify(pages.map((page) => naming(faqs, asTyped(page))));
		const named = [...typed.matchAll(/"faqTopic":"([^"]+)"/g)].map(([, topic]) => topic);
		expect(new Set(named)).toEqual(new Set(faqs.map(({ topic }) => topic)));
		expect(named.length, 'some are on two pages').toBeGreaterThan(new Set(named).size);
		expect(faqs.filter(({ answer }) => typed.includes(answer))).toEqual([]);
	});

	it('leave accordions with their own entries unchanged', () => {
		const own = { blockType: 'accordion', items: [{ title: faqs[0]?.question, children: [] }] };
		expect(naming(faqs, own)).toEqual(own);
	});
});
