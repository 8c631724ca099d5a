import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

let directory = '';
beforeEach(async () => {
	directory = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Renders its own name; counts how often, and how often at once. */
function aRenderer() {
	const counts = { calls: 0, running: 0, most: 0 };
	const render = (text: string) => async () => {
		counts.calls++;
		counts.most = Math.max(counts.most, ++counts.running);
		await sleep(5);
		counts.running--;
		return Buffer.from(text);
	};
	return { counts, render };
}

const listFiles = async () =>
	(await readdir(directory, { recursive: true })).filter((name) => name.includes('.'));

describe('createPictureCache', () => {
	it('renders once for concurrent requests, and stores one file', async () => {
		const cache = createPictureCache({ directory });
		const { counts, render } = aRenderer();
		const pictures = await Promise.all(
			Array.from({ length: 8 }, () => cache.get('milk.webp', render('milk'))),
		);
		expect(counts.calls).toBe(1);
		expect(new Set(pictures).size).toBe(1);
		expect(await listFiles()).toEqual(['mi/milk.webp']);
	});

	it('reads a stored file instead of rendering it again', async () => {
		const { counts, render } = aRenderer();
		await createPictureCache({ directory }).get('milk.webp', render('milk'));
		await writeFile(join(directory, 'mi/milk.webp'), 'stored');
		const again = await createPictureCache({ directory }).get('milk.webp', render('milk'));
		expect(again?.toString()).toBe('stored');
		expect(counts.calls).toBe(1);
	});

	it('serves more distinct pictures concurrently than it renders', async () => {
		const cache = createPictureCache({ directory, maxRenderings: 1 });
		const { counts, render } = aRenderer();
		const names = ['a.webp', 'b.webp', 'c.webp', 'd.webp'];
		const pictures = await Promise.all(names.map((name) => cache.get(name, render(name))));
		expect(pictures.map(String)).toEqual(names);
		expect(counts.most).toBe(1);
	});

	it('still responds when the disk fails', async () => {
		const file = join(directory, 'file');
		await writeFile(file, '');
		const errors: unknown[] = [];
		const cache = createPictureCache({ directory: file, onWriteError: (e) => errors.push(e) });
		expect(String(await cache.get('milk.webp', aRenderer().render('milk')))).toBe('milk');
		expect(errors).toHaveLength(1);
	});

	it('retries after a failure, and stores nothing when there is no picture', async () => {
		const cache = createPictureCache({ directory });
		await expect(cache.get('milk.webp', () => Promise.reject(new Error('lost')))).rejects.toThrow();
		expect(await cache.get('milk.webp', async () => null)).toBeNull();
		expect(await listFiles()).toEqual([]);
		expect(String(await cache.get('milk.webp', aRenderer().render('milk')))).toBe('milk');
	});
});
