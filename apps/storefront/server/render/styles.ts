import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from '../http/cache-control.ts';
import { sendProblem } from '../http/problems.ts';

const PREFIX = '/_app/styles/';
const FOLDER = '_app/assets';
const MAX_FILES = 60;

/**
 * Bundles several stylesheets into one: each would block the first paint, and small files compress
 * badly.
 */
export function joinedStyles(files: string[]): string {
	return `${PREFIX}${files.map((file) => path.basename(file, '.css')).join()}.css`;
}

/** Content of a joined stylesheet; null when one of its files does not exist. */
export function readJoinedStyles(clientDir: string, address: string): string | null {
	if (!address.startsWith(PREFIX)) return null;
	const names = address
		.slice(PREFIX.length)
		.replace(/\.css$/, '')
		.split(',');
	if (names.length > MAX_FILES || !names.every((name) => /^[\w-]+$/.test(name))) return null;
	try {
		return names
			.map((name) => readFileSync(path.join(clientDir, FOLDER, `${name}.css`), 'utf8'))
			.join('\n');
	} catch {
		return null;
	}
}

/** Requested once per build and edge, so nothing is cached here. */
export function registerStyles(app: FastifyInstance, clientDir: string): void {
	app.get(`${PREFIX}*`, async (request, reply) => {
		const text = readJoinedStyles(clientDir, request.url);
		if (text === null) return sendProblem(reply, 'not_found');
		return reply.header('cache-control', IMMUTABLE).type('text/css; charset=utf-8').send(text);
	});
}
