import { afterEach, expect, it, vi } from 'vitest';
import { preloadOverlays } from './preload-overlays.ts';

afterEach(() => void vi.unstubAllGlobals());

function awaitsFirstSign(connection?: { saveData: boolean }): boolean {
	const listen = vi.fn();
	vi.stubGlobal('addEventListener', listen);
	vi.stubGlobal('navigator', { onLine: true, connection });
	preloadOverlays();
	return listen.mock.calls.length > 0;
}

it('loads nothing ahead for whoever saves data', () => {
	expect(awaitsFirstSign({ saveData: true })).toBe(false);
	expect(awaitsFirstSign({ saveData: false })).toBe(true);
	expect(awaitsFirstSign()).toBe(true);
});
