import type { ContentPush } from '@korb/contracts/content/content-push';
import { drawPicture } from '@korb/demo/content/draw';
import type { PictureName } from '@korb/demo/content/pictures';
import type { Payload } from 'payload';
import type { FindMedia } from '../contract/to-editor.ts';
import { type RenderedSize, renderSizes, widthsOf } from '../media/picture.ts';

type Shown = { src: string; alt: string };
type RenderedPicture = { data: Buffer; sizes: RenderedSize[] };

/** One media document per image and alt text: alt text belongs to the image, not to its usage. */
export async function uploadPictures(
	payload: Payload,
	tenant: { id: string; tenantId: string },
	pushes: ContentPush[],
	draw: (name: PictureName) => Promise<RenderedPicture>,
): Promise<FindMedia> {
	const ids = new Map<string, string>();
	for (const image of imagesIn(pushes)) {
		const key = keyOf(image);
		if (ids.has(key)) continue;
		const name = image.src.split('/')[3] as PictureName;
		const { data, sizes } = await draw(name);
		const file = {
			data,
			name: `${name}-${tenant.tenantId}-${ids.size + 1}.webp`,
			mimetype: 'image/webp',
			size: data.length,
		};
		const alt = image.alt || '–';
		const media = await payload.create({
			collection: 'media',
			data: { tenant: tenant.id, alt },
			file,
			context: { sizes },
		});
		ids.set(key, String(media.id));
	}
	return (image) => ids.get(keyOf(image)) ?? null;
}

/** Cached, because both shops use the same images and rendering is the slow part of the seed. */
export function createPictureRenderer(): (name: PictureName) => Promise<RenderedPicture> {
	const known = new Map<PictureName, RenderedPicture>();
	return async (name) => {
		const rendered = known.get(name) ?? (await renderAll(name));
		known.set(name, rendered);
		return rendered;
	};
}

async function renderAll(name: PictureName): Promise<RenderedPicture> {
	const data = await drawPicture(name);
	return { data, sizes: await renderSizes(data, await widthsOf(data)) };
}

function keyOf({ src, alt }: Shown): string {
	return `${src} ${alt}`;
}

function imagesIn(value: unknown): Shown[] {
	if (typeof value !== 'object' || value === null) return [];
	if ('src' in value && 'alt' in value) return [value as Shown];
	return Object.values(value).flatMap(imagesIn);
}
