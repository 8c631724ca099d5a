import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
	takeOutOfRotation,
	varnishCommand,
	writeEdgeConfig,
} from '../../infrastructure/varnish.ts';
import { shipped } from './render.ts';
import { answersOk, local, type Place, type Service, systemPath } from './service.ts';

/** The front notices after two checks, each within 500 ms; open requests may finish. */
const LEAVE_MS = 3000;

export function edge(place: Place, n: 1 | 2): Service {
	const { ports } = place;
	const dir = join(place.dir, `edge-${n}`);
	return {
		name: `edge-${n}`,
		command: () => {
			writeEdgeConfig({
				dir,
				storefrontPorts: [ports['storefront-1'], ports['storefront-2']],
				apiPorts: [ports['api-1'], ports['api-2']],
				timeoutScale: place.timeoutScale,
			});
			return varnishCommand({
				dir,
				listen: [
					local(ports[`edge-${n}`]),
					// The front tells whose request it is.
					`proxied=${local(ports[`edge-${n}-proxied`])},PROXY`,
				],
			});
		},
		isReady: async () =>
			(await fetch(`http://${local(ports[`edge-${n}`])}/internal`)).status === 404,
		leaveRotation: async () => {
			takeOutOfRotation(dir);
			await sleep(LEAVE_MS);
		},
	};
}

export function front(place: Place): Service {
	const { ports } = place;
	return {
		name: 'front',
		command: () => ({
			command: 'haproxy',
			args: ['-W', '-f', shipped('front/haproxy.cfg'), '-p', join(place.dir, 'front.pid')],
			env: {
				PATH: systemPath,
				FRONT_HTTPS: local(ports.front),
				FRONT_HTTP: local(ports['front-http']),
				FRONT_METRICS: local(ports['front-metrics']),
				FRONT_MAX_CONNECTIONS: '2000',
				FRONT_CERTIFICATES: makeCertificate(place.dir),
				EDGE_1: local(ports['edge-1-proxied']),
				EDGE_2: local(ports['edge-2-proxied']),
			},
		}),
		isReady: () => answersOk(`http://${local(ports['front-metrics'])}/healthz`),
		stopSignal: 'SIGUSR1',
	};
}

export const certificateFile = (dir: string) => join(dir, 'certificate.pem');

/** Self-signed, for this cluster only. */
function makeCertificate(dir: string): string {
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
