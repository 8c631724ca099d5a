import { afterEach, expect, it, vi } from 'vitest';
import { preloadOverlays } from './preload-overlays.ts';

afterEach(() => void vi.unstubAllGlobals());

function awaitsInteraction(connection?: { saveData: boolean }): boolean {
	const listen = vi.fn();
	vi.stubGlobal('addEventListener', listen);
	vi.stubGlobal('navigator', { onLine: true, connection });
	preloadOverlays();
	return listen.mock.calls.length > 0;
}

it('preloads nothing for whoever saves data', () => {
	expect(awaitsInteraction({ saveData: true })).toBe(false);
	expect(awaitsInteraction({ saveData: false })).toBe(true);
	expect(awaitsInteraction()).toBe(true);
});
