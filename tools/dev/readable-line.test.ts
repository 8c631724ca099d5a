import { describe, expect, it } from 'vitest';
import { readableLine } from './readable-line.ts';

describe('a line of the log in ./korb dev', () => {
	it('is a sentence with its time, level and what belongs to it', () => {
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

	it('shows an error with its frames and its cause below', () => {
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
		'stays %j if it is no event',
		(line) => {
			expect(readableLine(line)).toBe(line);
		},
	);
});
