import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { frontCommand } from '../../infrastructure/front.ts';
import {
	takeOutOfRotation,
	varnishCommand,
	writeEdgeConfig,
} from '../../infrastructure/varnish.ts';
import { answersOk, local, type Place, type Service } from './service.ts';

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
		command: () =>
			frontCommand({
				dir: place.dir,
				https: local(ports.front),
				http: local(ports['front-http']),
				metrics: local(ports['front-metrics']),
				edges: [local(ports['edge-1-proxied']), local(ports['edge-2-proxied'])],
			}),
		isReady: () => answersOk(`http://${local(ports['front-metrics'])}/healthz`),
		stopSignal: 'SIGUSR1',
	};
}
