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
	writeFileSync(join(dir, 'dist/manifest.webmanifest'), '{}');
	writeFileSync(join(dir, 'dist/service-worker.js'), '');
	app = Fastify();
	answerErrors(app);
	await serveBackofficeFiles(app, join(dir, 'dist'), 'https://office.korb.example');
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
			/default-src 'none';script-src 'self' 'wasm-unsafe-eval';/,
		);
		expect(answer.headers['permissions-policy']).toContain('camera=(self)');
		expect(answer.headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
	});

	it('assets are cached for good', async () => {
		const answer = await app.inject('/assets/index-abc.js');
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['cache-control']).toContain('immutable');
	});

	it('the manifest makes it installable', async () => {
		const answer = await app.inject('/manifest.webmanifest');
		expect(answer.headers['content-type']).toContain('application/manifest+json');
		const page = await app.inject('/picking');
		expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
	});

	it('the service worker and icons are files, and checked with every visit', async () => {
		const worker = await app.inject('/service-worker.js');
		expect(worker.headers['content-type']).toContain('javascript');
		expect(worker.headers['cache-control']).toBe('no-cache');
		expect(worker.headers['content-security-policy']).toContain("connect-src 'self'");
		expect((await app.inject('/icon-192.png')).statusCode).toBe(404);
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
