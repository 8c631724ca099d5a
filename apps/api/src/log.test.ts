import { describe, expect, it } from 'vitest';
import { cleanLine, createLogs } from './log.ts';

function write(work: (logs: ReturnType<typeof createLogs>) => void): string[] {
	const lines: string[] = [];
	work(createLogs({ level: 'info', destination: { write: (line) => lines.push(line) } }));
	return lines;
}

describe('lines', () => {
	it('ERR-16 ERR-17 are JSON with the six keys each, inside and outside a request', () => {
		const lines = write((logs) => {
			logs.process.info('started');
			logs.forRequest('id-1', '/api/csrf').warn({ status: 403 }, 'refused');
			logs.forRequest('id-2', '/x').error({ error: new Error('broken') }, 'failed');
		}).map((line) => JSON.parse(line));
		for (const line of lines) {
			const keys = ['timestamp', 'level', 'requestId', 'message', 'path', 'status'];
			expect(Object.keys(line)).toEqual(expect.arrayContaining(keys));
		}
		expect(lines[0]).toMatchObject({ level: 'info', requestId: null, path: null, status: null });
		expect(lines[1]).toMatchObject({ level: 'warn', requestId: 'id-1', status: 403 });
		expect(lines[2].error).toMatchObject({ message: 'broken', stack: expect.any(String) });
	});

	it('contain every key once', () => {
		const [line = ''] = write((logs) => logs.forRequest('id', '/x').info({ status: 200 }, 'm'));
		for (const key of ['status', 'requestId', 'path', 'message', 'level', 'timestamp']) {
			expect(line.split(`"${key}":`)).toHaveLength(2);
		}
	});
});

describe('secrets', () => {
	const token = `${'A1b2'.repeat(11).slice(0, 43)}.${'c3D4'.repeat(11).slice(0, 43)}`;
	it.each([
		['a password', { password: 'canary' }],
		['a nested token', { body: { user: { token: 'canary' } } }],
		['a cookie header', { headers: { cookie: 'canary' } }],
		['a session cookie in a text', { text: 'sent __Host-korb=canary; ok' }],
		['a webhook secret', { text: 'whsec_canary' }],
		['a card number', { text: 'paid with 4111 1111 1111 1111' }],
		['a card number without spaces', { text: 'pan=5500005555555559.' }],
		['a signed token', { text: token }],
		['an email address', { text: '550 no such user <canary+shop@mail.example.org>' }],
	])('never reach the log: %s', (_title, fields) => {
		const [line = ''] = write((logs) => logs.process.info(fields, 'message'));
		expect(line).toContain('[redacted]');
		expect(line).not.toMatch(/canary|4111|5500|A1b2/);
		JSON.parse(line);
	});

	it('leaves package paths alone', () => {
		const frame = '{"stack":"at query (/srv/node_modules/.pnpm/pg@8.16.0_a@1.2.3/x.js:1:2)"}';
		expect(cleanLine(frame)).toBe(frame);
	});

	it('leaves request ids and ordinary numbers alone', () => {
		const text = '{"requestId":"3f0c9a52-1111-4222-8333-444455556666-1794709758412","n":1234567}';
		expect(cleanLine(text)).toBe(text);
		const order = '{"order":"4111111111111112"}';
		expect(cleanLine(order)).toBe(order);
	});
});
