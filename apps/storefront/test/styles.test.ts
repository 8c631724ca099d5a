import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinedStyles, registerStyles } from '../server/render/styles.ts';

let clientDir: string;
let app: FastifyInstance;
beforeAll(async () => {
	clientDir = await mkdtemp(path.join(tmpdir(), 'korb-styles-'));
	const folder = path.join(clientDir, '_app/assets');
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, 'card-A_1.css'), '.card{color:red}');
	await writeFile(path.join(folder, 'rail-B-2.css'), '.rail{color:blue}');
	await writeFile(path.join(clientDir, 'secret.css'), '.secret{}');
	app = Fastify();
	registerStyles(app, clientDir);
});
afterAll(async () => {
	await app.close();
	await rm(clientDir, { recursive: true });
});

describe('joined styles', () => {
	it('return all files of a page in order, with an immutable cache header', async () => {
		const address = joinedStyles(['_app/assets/rail-B-2.css', '_app/assets/card-A_1.css']);
		const answer = await app.inject(address);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
		expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect(answer.body).toBe('.rail{color:blue}\n.card{color:red}');
	});

	it.each([
		['a file of another build', '/_app/styles/card-A_1,gone-C_3.css'],
		['a file outside the folder', '/_app/styles/..%2F..%2Fsecret.css'],
		['a path', '/_app/styles/../../secret.css'],
		['nothing', '/_app/styles/.css'],
		['more files than a page can have', `/_app/styles/${Array(61).fill('card-A_1').join()}.css`],
	])('answer 404 for %s', async (_name, address) => {
		expect((await app.inject(address)).statusCode).toBe(404);
	});
});
