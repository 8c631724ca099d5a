import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, type OwnProcess, stopProcess, waitUntilReady } from './own-process.ts';
import { repoRoot, systemPath } from './paths.ts';

export type Front = { url: (host: string) => string; process: OwnProcess };

type FrontOptions = {
	dir: string;
	/** `address:port`. */
	https: string;
	http: string;
	metrics: string;
	/** Where each edge listens with PROXY. */
	edges: [string, string];
};

/** The TLS front as it is deployed: `deploy/front/haproxy.cfg`. */
export function frontCommand({ dir, https, http, metrics, edges }: FrontOptions) {
	return {
		command: 'haproxy',
		args: [
			...['-W', '-f', join(repoRoot, 'deploy/front/haproxy.cfg')],
			...['-p', join(dir, 'front.pid')],
		],
		env: {
			PATH: systemPath,
			FRONT_HTTPS: https,
			FRONT_HTTP: http,
			FRONT_METRICS: metrics,
			FRONT_MAX_CONNECTIONS: '2000',
			FRONT_CERTIFICATES: makeCertificate(dir),
			EDGE_1: edges[0],
			EDGE_2: edges[1],
		},
	};
}

export async function startFront(options: FrontOptions): Promise<Front> {
	const logFile = join(options.dir, 'front.log');
	const process = await launch({ name: 'front', ...frontCommand(options), logFile });
	try {
		const health = `http://${options.metrics}/healthz`;
		await waitUntilReady(process, async () => (await fetch(health)).ok);
	} catch (error) {
		await stopProcess(process);
		throw error;
	}
	const port = options.https.split(':').at(-1);
	return { url: (host) => `https://${host}:${port}`, process };
}

export const certificateFile = (dir: string) => join(dir, 'certificate.pem');

/** Self-signed, for this machine only. */
function makeCertificate(dir: string): string {
	mkdirSync(dir, { recursive: true });
	const key = join(dir, 'key.pem');
	const certificate = certificateFile(dir);
	const both = join(dir, 'front.pem');
	if (existsSync(both)) return both;
	const subject = [
		'-subj',
		'/CN=localhost',
		'-addext',
		'subjectAltName=DNS:localhost,DNS:*.localhost',
	];
	const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
	execFileSync(
		'openssl',
		['req', ...kind, '-keyout', key, '-out', certificate, '-days', '365', ...subject],
		{ stdio: 'pipe' },
	);
	writeFileSync(both, readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8'), {
		mode: 0o600,
	});
	return both;
}
