import { describe, expect, it } from 'vitest';
import { readableLine } from './readable-line.ts';

describe('log lines in ./korb dev', () => {
	it('show time, level, message and fields', () => {
		const line = readableLine(
			'{"level":"warn","timestamp":"2026-11-15T10:00:00.000Z","requestId":"a-1","path":"/api/carts","status":403,"event":null,"message":"refused"}',
		);
		expect(line).toMatch(
			/^\d\d:\d\d:\d\d warn {3}refused requestId=a-1 path=\/api\/carts status=403$/,
		);
		expect(readableLine('{"level":40,"time":1794736800000,"pid":3,"message":"late"}')).toMatch(
			/^\d\d:\d\d:\d\d warn {3}late$/,
		);
	});

	it('show an error with its stack and cause below', () => {
		const cause = { type: 'error', message: 'PostgreSQL refused: 23505', sqlState: '23505' };
		const error = { type: 'Error', message: 'not written', stack: '    at a (x.ts:1:2)', cause };
		expect(
			readableLine(JSON.stringify({ level: 'error', message: 'failed', error })).split('\n'),
		).toEqual([
			expect.stringContaining('error  failed'),
			'  Error: not written',
			'    at a (x.ts:1:2)',
			'  error sqlState="23505": PostgreSQL refused: 23505',
		]);
	});

	it.each(['plain words', '{"half":', '{"level":', '[1]', '{"a":1}', ''])(
		'leave %j unchanged, which is not a log event',
		(line) => {
			expect(readableLine(line)).toBe(line);
		},
	);
});
