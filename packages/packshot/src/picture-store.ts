import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadEmoji } from './emoji.ts';
import { packshotVersion, renderPackshot } from './packshot.ts';
import { type PictureFormat, rasterise } from './rasterise.ts';
import type { PackshotSpec } from './spec.ts';

export type PictureStore = {
	/** The picture, drawn on first request and read from disk afterwards. */
	get(spec: PackshotSpec, width: number, format?: PictureFormat): Promise<Buffer>;
};

type Options = {
	directory: string;
	/** Drawing occupies a core; the rest of the process should stay responsive. */
	maxDrawings?: number;
	/** A full disk costs speed, not pictures. */
	onWriteError?: (error: unknown) => void;
};

export function createPictureStore({
	directory,
	maxDrawings = 2,
	onWriteError = () => {},
}: Options): PictureStore {
	const inFlight = new Map<string, Promise<Buffer>>();
	const limit = createLimit(maxDrawings);

	async function readOrDraw(
		file: string,
		spec: PackshotSpec,
		width: number,
		format: PictureFormat,
	): Promise<Buffer> {
		const stored = await readFile(file).catch(() => null);
		if (stored) return stored;
		const picture = await limit(() => drawPicture(spec, width, format));
		await writeAtomically(file, picture).catch(onWriteError);
		return picture;
	}

	return {
		get(spec, width, format = 'webp') {
			const file = join(directory, pictureName(spec, width, format));
			let picture = inFlight.get(file);
			if (!picture) {
				picture = readOrDraw(file, spec, width, format).finally(() => inFlight.delete(file));
				inFlight.set(file, picture);
			}
			return picture;
		},
	};
}

/** Content-addressed, so a stored picture is never stale and never needs to be deleted. */
export function pictureName(spec: PackshotSpec, width: number, format: PictureFormat): string {
	const sorted = Object.entries(spec)
		.filter(([, value]) => value !== undefined)
		.sort(([a], [b]) => (a < b ? -1 : 1));
	const name = createHash('sha256')
		.update(JSON.stringify([packshotVersion, sorted]))
		.digest('hex')
		.slice(0, 32);
	return join(name.slice(0, 2), `${name}-${width}.${format}`);
}

export async function drawPicture(
	spec: PackshotSpec,
	width: number,
	format: PictureFormat,
): Promise<Buffer> {
	const emoji = spec.emoji ? await loadEmoji(spec.emoji, spec.dye) : '';
	return rasterise(
		renderPackshot(spec, () => emoji),
		width,
		format,
	);
}

/** Readers see the complete file or none, even when two processes draw the same picture. */
async function writeAtomically(file: string, body: Buffer): Promise<void> {
	const draft = `${file}.${randomUUID()}.tmp`;
	await mkdir(dirname(file), { recursive: true });
	try {
		await writeFile(draft, body);
		await rename(draft, file);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

function createLimit(concurrency: number): <T>(work: () => Promise<T>) => Promise<T> {
	let free = concurrency;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (free > 0) free--;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free++;
		}
	};
}
