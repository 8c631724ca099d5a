import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastAnswer } from '../api/last-answer.ts';
import { findKept, forget, keep } from './kept.ts';

const HOUR_MS = 3_600_000;
const wave = { waveId: 'w1' };

beforeEach(() => {
	const items = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => items.set(key, value),
		removeItem: (key: string) => items.delete(key),
	});
	vi.useFakeTimers({ now: 1_000_000_000 });
	lastAnswer.at = Date.now();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('is found until the server has been silent for too long', () => {
	keep('wave', wave);
	vi.advanceTimersByTime(HOUR_MS);
	expect(findKept('wave', HOUR_MS)).toEqual(wave);
	vi.advanceTimersByTime(1);
	expect(findKept('wave', HOUR_MS)).toBeNull();
});

it('counts from the last answer, not from the last reload', () => {
	keep('wave', wave);
	vi.advanceTimersByTime(HOUR_MS / 2);
	// A page that was just loaded has heard of nobody yet.
	lastAnswer.at = 0;
	keep('wave', { ...wave, isPicked: true });
	vi.advanceTimersByTime(HOUR_MS / 2);
	expect(findKept('wave', HOUR_MS)).toMatchObject({ isPicked: true });
	vi.advanceTimersByTime(1);
	expect(findKept('wave', HOUR_MS)).toBeNull();
});

it('is gone once it was forgotten', () => {
	keep('wave', wave);
	forget('wave');
	expect(findKept('wave', HOUR_MS)).toBeNull();
});
