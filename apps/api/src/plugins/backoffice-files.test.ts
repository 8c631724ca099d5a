import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveBackofficeFiles } from './backoffice-files.ts';
import { answerErrors } from './errors.ts';

let app: FastifyInstance;
let dir: string;

beforeAll(async () => {
	dir = mkdtempSync(join(tmpdir(), 'korb-backoffice-'));
	mkdirSync(join(dir, 'dist/assets'), { recursive: true });
	writeFileSync(join(dir, 'secret.txt'), 'outside');
	writeFileSync(join(dir, 'dist/index.html'), '<!doctype html>');
	writeFileSync(join(dir, 'dist/assets/index-abc.js'), 'export {}');
	app = Fastify();
	answerErrors(app);
	await serveBackofficeFiles(app, join(dir, 'dist'));
});

afterAll(async () => {
	await app.close();
	rmSync(dir, { recursive: true });
});

describe('files of the back office', () => {
	it.each(['/', '/sign-in', '/orders/10004218', '/administration'])('%s is a page', async (url) => {
		const answer = await app.inject(url);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-type']).toContain('text/html');
		expect(answer.headers['cache-control']).toBe('no-cache');
		expect(answer.headers['content-security-policy']).toMatch(
			/default-src 'none';script-src 'self';/,
		);
		expect(answer.headers['permissions-policy']).toContain('camera=()');
		expect(answer.headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
	});

	it('assets are cached for good', async () => {
		const answer = await app.inject('/assets/index-abc.js');
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['cache-control']).toContain('immutable');
	});

	it.each(['/admin', '/admin/nothing', '/assets/gone.js'])('%s is not found', async (url) => {
		const answer = await app.inject(url);
		expect(answer.statusCode).toBe(404);
		expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
	});

	it('nothing outside the build is served', async () => {
		const answer = await app.inject('/assets/..%2f..%2fsecret.txt');
		expect(answer.statusCode).toBe(403);
		expect(answer.body).not.toContain('outside');
	});
});
