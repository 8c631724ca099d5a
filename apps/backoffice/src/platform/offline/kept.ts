import { lastAnswer } from '../api/last-answer.ts';

/** Changes when a release could not read what the one before has kept. */
const PREFIX = 'kept.1.';

type Entry = { answeredAt: number; value: unknown };

/** What a page needs to open again without a network, with the time when the server last answered. */
export function keep(name: string, value: unknown): void {
	const answeredAt = lastAnswer.at || (read(name)?.answeredAt ?? 0);
	const entry: Entry = { answeredAt, value };
	try {
		localStorage.setItem(PREFIX + name, JSON.stringify(entry));
	} catch {
		// Full, or forbidden: the page then needs the network.
	}
}

/** Null when the server has been silent for longer. */
export function findKept<Value>(name: string, maxAgeMs: number): Value | null {
	const entry = read(name);
	if (!entry || Date.now() - entry.answeredAt > maxAgeMs) return null;
	return entry.value as Value;
}

export function forget(name: string): void {
	localStorage.removeItem(PREFIX + name);
}

function read(name: string): Entry | null {
	const text = localStorage.getItem(PREFIX + name);
	return text === null ? null : (JSON.parse(text) as Entry);
}
