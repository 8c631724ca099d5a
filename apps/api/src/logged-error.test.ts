import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogs } from './log.ts';
import { startTestApi, type TestApi } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
	await api.query(
		'CREATE TABLE letter_box (owner text PRIMARY KEY, age int CONSTRAINT grown_up CHECK (age > 17))',
		[],
	);
	await api.query(`INSERT INTO letter_box VALUES ('Canary Huber', 20)`, []);
});
afterAll(() => api.close());

function logged(error: unknown): { line: string; fields: Record<string, unknown> } {
	const lines: string[] = [];
	const logs = createLogs({ level: 'info', destination: { write: (line) => lines.push(line) } });
	logs.forRequest('id', '/x').error({ error }, 'request failed');
	const [line = ''] = lines;
	return { line, fields: JSON.parse(line).error };
}

async function failureOf(text: string, values: unknown[]): Promise<unknown> {
	return api.query(text, values).then(
		() => null,
		(error: unknown) => error,
	);
}

describe('a database error', () => {
	const insert = 'INSERT INTO letter_box VALUES ($1, $2)';
	it.each([
		[
			'a duplicate key',
			insert,
			['Canary Huber', 30],
			{ sqlState: '23505', constraint: 'letter_box_pkey' },
		],
		[
			'a violated check',
			insert,
			['Canary Maier', 7],
			{ sqlState: '23514', constraint: 'grown_up' },
		],
		['a wrong type', 'SELECT $1::uuid', ['canary 0664 1234567'], { sqlState: '22P02' }],
		['a lone surrogate', 'SELECT $1::jsonb', ['{"name":"Canary \\ud800"}'], { sqlState: '22P02' }],
	])('is logged with its state and no value: %s', async (_title, text, values, facts) => {
		const { line, fields } = logged(await failureOf(text, values));
		expect(fields).toMatchObject({ ...facts, stack: expect.stringMatching(/^\s+at /) });
		expect(line).not.toMatch(/canary/i);
	});

	it('hides values in the cause of another error, too', async () => {
		const cause = await failureOf(insert, ['Canary Huber', 30]);
		const { line, fields } = logged(new Error('order not written', { cause }));
		expect(fields).toMatchObject({ message: 'order not written', cause: { sqlState: '23505' } });
		expect(line).not.toMatch(/canary/i);
	});
});

describe('a library error', () => {
	it('contains only allowlisted fields', () => {
		const error = Object.assign(new Error('refused'), {
			...{ code: 'EENVELOPE', response: '550 canary', rejected: ['canary@example.org'] },
			...{ query: 'INSERT … canary', params: ['canary'] },
		});
		const { line, fields } = logged(error);
		expect(fields).toEqual({
			...{ type: 'Error', message: 'refused', errno: 'EENVELOPE' },
			stack: expect.any(String),
		});
		expect(line).not.toMatch(/canary/i);
	});

	it('does not repeat input that could not be parsed', () => {
		const parsed = (() => {
			try {
				return JSON.parse('{"name": canary}');
			} catch (error) {
				return error;
			}
		})();
		expect(logged(parsed).line).not.toMatch(/canary/);
		const refused = z.object({ age: z.number() }).safeParse({ age: 'canary' }).error;
		expect(logged(refused)).toMatchObject({ fields: { message: 'not valid: age invalid_type' } });
	});
});
