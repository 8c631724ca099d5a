import { describe, expect, it } from 'vitest';
import { isMailbox, MAX_MAILBOX } from './mailbox.ts';

const ofLength = (length: number) =>
	`${'a'.repeat(64)}@${'b.'.repeat(200)}`.slice(0, length - 4).concat('b.at');

describe('one mailbox', () => {
	it.each([
		['a@b.at', true],
		['anna+korb@mail.example.co.uk', true],
		[ofLength(MAX_MAILBOX), true],
		[ofLength(MAX_MAILBOX + 2), false],
		['a@x.at,b@y.at', false],
		['Anna <a@x.at>', false],
		['a@x.at\r\nBcc: b@y.at', false],
		['a@x.at\n', false],
		['', false],
	])('%j → %s', (text, isGood) => {
		expect(isMailbox(text)).toBe(isGood);
	});

	it('rejects very long input quickly', () => {
		const start = performance.now();
		const long = ['a.'.repeat(50_000), `${'a'.repeat(100_000)}@`, `a@${'a-'.repeat(50_000)}`];
		for (const text of long) expect(isMailbox(text)).toBe(false);
		expect(performance.now() - start).toBeLessThan(500);
	});
});
