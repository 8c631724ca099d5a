import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { APIError, type CollectionConfig, type PayloadRequest } from 'payload';
import { isEditor, isPublisher } from '../access.ts';
import { groups } from '../groups.ts';
import { fieldLabel, inLanguageOf } from '../labels.ts';
import {
	type MediaDocument,
	pictureFile,
	pictureKeys,
	type RenderedSize,
	renderSizes,
	widthsOf,
} from '../media/picture.ts';
import { enqueue, listLiveWith } from '../outbox/outbox.ts';
import { type Document, tenantIdOf } from '../publishing/publish.ts';
import { republishWith } from '../publishing/republish.ts';

export function media(mediaDir: string): CollectionConfig {
	return {
		slug: 'media',
		labels: { singular: { de: 'Bild', en: 'Picture' }, plural: { de: 'Bilder', en: 'Pictures' } },
		admin: {
			group: groups.content,
			description: {
				de: 'JPEG, PNG, WebP oder AVIF, am besten mindestens 1920 Pixel breit. Der Blickpunkt bleibt sichtbar, wenn ein Bild zugeschnitten wird.',
				en: 'JPEG, PNG, WebP or AVIF, ideally at least 1920 pixels wide. The focal point stays in sight when a picture is cropped.',
			},
			useAsTitle: 'filename',
			defaultColumns: ['filename', 'alt', 'tenant', 'updatedAt'],
			listSearchableFields: ['filename', 'alt'],
			pagination: { defaultLimit: 25 },
		},
		access: { read: isEditor, create: isEditor, update: isEditor, delete: isPublisher },
		upload: {
			staticDir: mediaDir,
			// No SVG: it can contain scripts.
			mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
			focalPoint: true,
			crop: false,
			pasteURL: false,
		},
		fields: [
			{
				name: 'alt',
				label: fieldLabel('alt'),
				type: 'text',
				required: true,
				maxLength: 300,
				admin: {
					description: {
						de: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen. „–“ bei reinem Schmuck.',
						en: 'What the picture shows, for those who cannot see it. “–” for mere decoration.',
					},
				},
			},
			{ name: 'pictureId', type: 'text', index: true, admin: { hidden: true } },
			{ name: 'widths', type: 'number', hasMany: true, admin: { hidden: true } },
		],
		hooks: {
			beforeChange: [
				async ({ data, req }) => {
					if (!req.file?.data) return data;
					const widths = await widthsOf(req.file.data);
					return { ...data, pictureId: randomBytes(8).toString('hex'), widths };
				},
			],
			afterChange: [
				async ({ doc, previousDoc, req }) => {
					if (req.file?.data) await storeSizes(req, mediaDir, doc);
					else if (previousDoc?.pictureId) await republishWith(req, addressOf(doc));
				},
			],
			beforeDelete: [
				async ({ id, req }) => {
					const doc = await req.payload.findByID({ collection: 'media', id, depth: 0, req });
					const users = await listLiveWith(req, addressOf(doc as unknown as MediaDocument));
					const [user] = users;
					if (!user) return;
					const words = inLanguageOf(req, { de: 'Wird noch gezeigt', en: 'Still shown' });
					throw new APIError(`${words}: ${user.kind} /${user.key}`, 409, { code: 'in_use' }, true);
				},
			],
			afterDelete: [({ doc, req }) => say(req, doc, (key) => ({ key, document: null }))],
		},
	};
}

async function storeSizes(
	req: PayloadRequest,
	mediaDir: string,
	doc: MediaDocument,
): Promise<void> {
	const original = req.file?.data;
	if (!original) return;
	const rendered = req.context['sizes'] as RenderedSize[] | undefined;
	for (const { name, bytes } of rendered ?? (await renderSizes(original, doc.widths ?? []))) {
		const file = pictureFile(mediaDir, `${doc.pictureId}/${name}`);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, bytes);
	}
	// Files are read from disk on delivery, to keep the outbox small.
	await say(req, doc, (key) => ({ key, document: { file: key } }));
}

async function say(
	req: PayloadRequest,
	doc: MediaDocument,
	toMessage: (key: string) => { key: string; document: object | null },
): Promise<void> {
	const full = await withTenant(req, doc);
	const tenantId = tenantIdOf(full);
	if (!tenantId) return;
	const messages = pictureKeys(doc).map((key) => ({ kind: 'picture' as const, ...toMessage(key) }));
	await enqueue(req, { tenantId, collection: 'media', documentId: doc.id }, messages);
}

async function withTenant(req: PayloadRequest, doc: MediaDocument): Promise<Document> {
	const { tenant } = doc as unknown as { tenant?: unknown };
	if (typeof tenant !== 'string') return doc as unknown as Document;
	const found = await req.payload.findByID({ collection: 'tenants', id: tenant, depth: 0, req });
	return { ...doc, tenant: found } as unknown as Document;
}

function addressOf(doc: MediaDocument): string {
	return `/media/c/${doc.pictureId}/`;
}
