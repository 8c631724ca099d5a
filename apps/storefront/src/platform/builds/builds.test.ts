import type { BuildMeta } from '@korb/contracts/platform/builds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../api/api.ts';
import { mayPrefetch, prefetchManifest } from './build-manifest.ts';
import { watchBuild } from './build-watch.ts';
import { loadChunk } from './chunks.ts';
import { reloadOnce } from './reload-guard.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A server with one response, and the log of its requests. */
function answering(body: unknown) {
	const requested: { path: string; query: Record<string, string> | undefined }[] = [];
	const getFile = async (path: string, query?: Record<string, string>) => {
		requested.push({ path, query });
		if (body instanceof Error) throw body;
		return body;
	};
	return { requested, api: { getFile } as Pick<Api, 'getFile'> };
}

describe('watching for a newer build', () => {
	it('TEN-101 CONST-01 polls every hour, with a timestamp', async () => {
		const { api, requested } = answering({ id: 'new' });
		const watch = watchBuild(api, 'old');
		await vi.advanceTimersByTimeAsync(3_599_999);
		expect(requested).toEqual([]);
		expect(watch.isOutdated()).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(requested).toEqual([
			{ path: '/_app/builds/latest.json', query: { t: String(Date.now()) } },
		]);
		expect(watch.isOutdated()).toBe(true);
		watch.stop();
	});

	it('TEN-101 does nothing on the same build or without a response', async () => {
		for (const body of [{ id: 'same' }, new Error('down')]) {
			const watch = watchBuild(answering(body).api, 'same');
			await vi.advanceTimersByTimeAsync(7_200_000);
			expect(watch.isOutdated()).toBe(false);
			watch.stop();
		}
	});
});

describe('the build manifest', () => {
	const isOnline = () => true;

	it('TEN-102 CONST-03 is fetched after one second', async () => {
		const { api, requested } = answering({ id: 'b', matcher: [], prerendered: [] });
		prefetchManifest({ api, buildId: 'b', connectionType: '4g', isOnline });
		await vi.advanceTimersByTimeAsync(999);
		expect(requested).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(requested).toMatchObject([{ path: '/_app/builds/meta/b.json' }]);
	});

	it('CONST-03 is not fetched on slow-2g', async () => {
		const { api, requested } = answering({});
		prefetchManifest({ api, buildId: 'b', connectionType: 'slow-2g', isOnline });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(requested).toEqual([]);
	});

	it('is not fetched while offline', async () => {
		const { api, requested } = answering({});
		prefetchManifest({ api, buildId: 'b', isOnline: () => false });
		await vi.advanceTimersByTimeAsync(60_000);
		expect(requested).toEqual([]);
	});

	it('ERR-13 TEN-104 logs a failed fetch and otherwise ignores it', async () => {
		const log = vi.fn();
		const failure = new Error('gone');
		prefetchManifest({ api: answering(failure).api, buildId: 'b', isOnline, log });
		await vi.advanceTimersByTimeAsync(1000);
		expect(log.mock.calls).toEqual([['build manifest not loaded', failure]]);
	});

	it('TEN-98 knows which paths may be prefetched', () => {
		const rule = { name: 'x', layout: 'default' } as const;
		const manifest: BuildMeta = {
			id: 'b',
			prerendered: [],
			matcher: [
				{ ...rule, pattern: '^kasse$', isCacheable: false },
				{ ...rule, pattern: '^[\\s\\S]*$', isCacheable: true },
			],
		};
		expect(mayPrefetch('/kasse', manifest)).toBe(false);
		expect(mayPrefetch('/rezepte/', manifest)).toBe(true);
		expect(mayPrefetch('/rezepte', null)).toBe(false);
	});
});

describe('a chunk that cannot be loaded', () => {
	const browser = () => {
		const items = new Map<string, string>();
		return {
			storage: {
				getItem: (key: string) => items.get(key) ?? null,
				setItem: (key: string, value: string) => void items.set(key, value),
			},
			reload: vi.fn(),
		};
	};
	const missing = () => Promise.reject(new Error('404'));

	it('ERR-14 TEN-104 reloads the page', async () => {
		const { storage, reload } = browser();
		void loadChunk(missing, () => reloadOnce({ storage, reload }));
		await vi.advanceTimersByTimeAsync(0);
		expect(reload).toHaveBeenCalledTimes(1);
	});

	it('ERR-15 CONST-02 does not reload again within 10 seconds', async () => {
		vi.setSystemTime(new Date('2026-11-15T10:00:00Z'));
		const { storage, reload } = browser();
		expect(reloadOnce({ storage, reload })).toBe(true);
		await vi.advanceTimersByTimeAsync(9999);
		await expect(loadChunk(missing, () => reloadOnce({ storage, reload }))).rejects.toThrow('404');
		expect(reload).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(reloadOnce({ storage, reload })).toBe(true);
	});
});
