import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createKeyedLimit } from '@korb/server/keyed-limit';
import { createSingleFlight } from '@korb/server/single-flight';

export type PictureCache = {
	/**
	 * The file of this name, rendered on first request and read from disk afterwards. A name stands
	 * for one content, so a file is never stale.
	 */
	get(name: string, render: () => Promise<Buffer | null>): Promise<Buffer | null>;
};

type Options = {
	directory: string;
	/** Rendering occupies a core; the rest of the process should stay responsive. */
	maxRenderings?: number;
	/** A full disk costs speed, not pictures. */
	onWriteError?: (error: unknown) => void;
};

export function createPictureCache({
	directory,
	maxRenderings = 2,
	onWriteError = () => {},
}: Options): PictureCache {
	const singleFlight = createSingleFlight<Buffer | null>();
	const limit = createKeyedLimit(maxRenderings);
	return {
		get: (name, render) =>
			singleFlight(name, async () => {
				const file = join(directory, name.slice(0, 2), name);
				const stored = await readFile(file).catch(() => null);
				if (stored) return stored;
				const picture = await limit('render', render);
				if (picture) await writeAtomically(file, picture).catch(onWriteError);
				return picture;
			}),
	};
}

/** Readers see the complete file or none, even when two processes render the same picture. */
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
