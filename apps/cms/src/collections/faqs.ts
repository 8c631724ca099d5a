import type { CollectionConfig, PayloadRequest } from 'payload';
import { isEditor, isPublisher } from '../access.ts';
import { groups } from '../groups.ts';
import { fieldLabel } from '../labels.ts';
import type { Document } from '../publishing/publish.ts';
import { republish } from '../publishing/republish.ts';

/** FAQs are separate from pages, so that an answer is written once and shown on many pages. */
export const faqs: CollectionConfig = {
	slug: 'faqs',
	labels: {
		singular: { de: 'Häufige Frage', en: 'Frequent question' },
		plural: { de: 'Häufige Fragen', en: 'Frequent questions' },
	},
	admin: {
		group: groups.content,
		description: {
			de: 'Einmal geschrieben; ein Akkordeon zeigt alle Fragen eines Themas.',
			en: 'Written once; an accordion shows all questions of a topic.',
		},
		useAsTitle: 'question',
		defaultColumns: ['question', 'topic', 'tenant', 'updatedAt'],
		listSearchableFields: ['question', 'topic'],
		pagination: { defaultLimit: 50 },
	},
	orderable: true,
	// Only publishers: a changed answer goes live immediately on every page that shows it.
	access: { read: isEditor, create: isPublisher, update: isPublisher, delete: isPublisher },
	fields: [
		{
			name: 'question',
			label: fieldLabel('question'),
			type: 'text',
			required: true,
			maxLength: 160,
		},
		{ name: 'answer', label: fieldLabel('answer'), type: 'richText', required: true },
		{
			name: 'topic',
			label: fieldLabel('topic'),
			type: 'text',
			required: true,
			index: true,
			admin: {
				description: {
					de: 'Fragen mit demselben Thema stehen zusammen. Ein Akkordeon wählt es unter „Fragen zum Thema einfügen“.',
					en: 'Questions with the same topic stand together. An accordion chooses it under “Add questions on topic”.',
				},
			},
		},
	],
	hooks: {
		afterChange: [
			({ doc, previousDoc, req }) => republishTopics(req, [doc.topic, previousDoc?.topic]),
		],
		afterDelete: [({ doc, req }) => republishTopics(req, [doc.topic])],
	},
};

async function republishTopics(req: PayloadRequest, topics: unknown[]): Promise<void> {
	const { docs } = await req.payload.find({
		collection: 'pages',
		where: { _status: { equals: 'published' } },
		draft: false,
		depth: 0,
		pagination: false,
		overrideAccess: true,
		req,
	});
	const shows = (page: object) =>
		topics.some(
			(topic) => topic && JSON.stringify(page).includes(`"faqTopic":${JSON.stringify(topic)}`),
		);
	await republish(
		req,
		docs.filter(shows).map(({ id }) => ['pages', String(id)]),
	);
}

type Row = Record<string, unknown>;

/** Fills accordions that reference a topic with its questions. */
export async function withFaqs(
	req: PayloadRequest,
	page: Document,
	blocks: object[],
): Promise<object[]> {
	const filled = blocks.map(async (block) => {
		const row = { ...block } as Row;
		if (row['blockType'] === 'accordion' && row['faqTopic']) {
			const found = await findFaqs(req, page, String(row['faqTopic']));
			row['items'] = [...((row['items'] as object[] | undefined) ?? []), ...found];
		}
		for (const name of ['children', 'items']) {
			const inner = row[name];
			if (!Array.isArray(inner)) continue;
			row[name] = await withFaqs(req, page, inner);
		}
		return row;
	});
	return Promise.all(filled);
}

async function findFaqs(req: PayloadRequest, page: Document, topic: string): Promise<object[]> {
	const tenant = page['tenant'] as { id: string } | string;
	const { docs } = await req.payload.find({
		collection: 'faqs',
		where: {
			topic: { equals: topic },
			tenant: { equals: typeof tenant === 'string' ? tenant : tenant.id },
		},
		sort: '_order',
		depth: 0,
		pagination: false,
		overrideAccess: true,
		req,
	});
	return docs.map((faq) => ({
		title: (faq as Row)['question'],
		children: [
			{
				blockType: 'text',
				paragraphs: (faq as Row)['answer'],
			},
		],
	}));
}
