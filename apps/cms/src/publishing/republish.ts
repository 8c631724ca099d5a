import type { CollectionSlug, PayloadRequest } from 'payload';
import { listLiveWith } from '../outbox/outbox.ts';
import { type Document, type Project, publish } from './publish.ts';

/** Republishes documents that contain this text, such as an image whose alt text has changed. */
export async function republishWith(req: PayloadRequest, text: string): Promise<void> {
	const live = await listLiveWith(req, text);
	await republish(
		req,
		live.map(({ collection, documentId }) => [collection, documentId]),
	);
}

export async function republish(
	req: PayloadRequest,
	documents: [collection: string, id: string][],
): Promise<void> {
	const wanted = new Map(documents.map((document) => [document.join(' '), document]));
	for (const [collection, id] of wanted.values()) {
		const config = req.payload.collections[collection as CollectionSlug]?.config;
		const project = config?.custom?.['project'] as Project | undefined;
		if (!project) continue;
		const document: Document = { id, _status: 'published' };
		await publish(req, collection as CollectionSlug, document, project, {
			isRepeated: true,
		});
	}
}
