import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { findFreePort } from '@korb/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScratch, type Scratch } from '../infrastructure/scratch.ts';
import { createFrontClient, type FrontClient, toLoopback } from './front-client.ts';
import { assignPorts, type ClusterPorts } from './ports.ts';
import { openProcesses, type Processes } from './processes.ts';
import { edge, front } from './services/edge-services.ts';
import type { Place, Service } from './services/service.ts';

const isInstalled = existsSync('/usr/sbin/haproxy') || Boolean(process.env['CI']);
const PAGE = '<!doctype html><title>page</title></html>';

/** Two edges behind the front, and one origin that stands for every storefront and API. */
describe.runIf(isInstalled)('the front', { timeout: 60_000 }, () => {
	let scratch: Scratch;
	let origin: Server;
	let place: Place;
	let processes: Processes;
	let edges: Service[];
	let client: FrontClient;
	const seen: { path: string; client: string }[] = [];

	beforeAll(async () => {
		scratch = await openScratch('front');
		const ports = await findPorts();
		place = { dir: scratch.dir, ports, password: '', timeoutScale: 4, alertFactor: 1 };
		processes = openProcesses(scratch.dir, scratch.keep);
		edges = [edge(place, 1), edge(place, 2)];
		origin = createServer((request, response) => {
			const { url: path = '', headers } = request;
			if (path !== '/healthz') {
				seen.push({ path, client: String(headers['x-forwarded-for']) });
			}
			response.setHeader('content-type', 'text/html');
			response.setHeader('cache-control', 'public, s-maxage=60');
			response.end(PAGE);
		});
		await new Promise<void>((resolve) =>
			origin.listen(place.ports['storefront-1'], '127.0.0.1', resolve),
		);
		for (const service of [...edges, front(place)]) await processes.start(service);
		client = createFrontClient(place.dir);
	}, 60_000);

	afterAll(async () => {
		origin?.close();
		await scratch?.close();
	});

	const get = async (path: string, send = client.viewer()) => {
		const answer = await send(`https://localhost:${place.ports.front}${path}`, {});
		return { status: answer.status, text: await answer.text(), answer };
	};

	it('tells the edge the address of the client', async () => {
		await get('/api/who', client.from('someone'));
		expect(seen.find(({ path }) => path === '/api/who')?.client).toBe(toLoopback('someone'));
	});

	it('caches each page in one edge, whatever its query', async () => {
		for (let n = 0; n < 20; n++) await get(`/seite?utm_source=${n}`);
		expect(seen.filter(({ path }) => path === '/seite')).toHaveLength(1);
	});

	it('refuses purges from outside', async () => {
		const send = client.viewer();
		const answer = await send(`https://localhost:${place.ports.front}/`, { method: 'PURGE' });
		expect(answer.status).toBe(405);
	});

	it('shows every page while an edge dies and comes back', async () => {
		const [first] = edges;
		if (!first) throw new Error('There are two edges.');
		let isOver = false;
		const statuses: Record<string, number> = {};
		const view = async (send: ReturnType<FrontClient['viewer']>, viewer: number) => {
			for (let n = 0; !isOver; n++) {
				const { status, text } = await get(`/seite-${viewer}-${n % 40}`, send).catch((error) => ({
					status: String(error),
					text: '',
				}));
				const outcome = status === 200 && text !== PAGE ? 'cut off' : String(status);
				statuses[outcome] = (statuses[outcome] ?? 0) + 1;
			}
		};
		const viewing = [1, 2, 3, 4].map((viewer) => view(client.viewer(), viewer));
		for (let round = 0; round < 2; round++) {
			await processes.signal(first, 'SIGKILL');
			await processes.start(first);
		}
		isOver = true;
		await Promise.all(viewing);
		expect(Object.keys(statuses)).toEqual(['200']);
		expect(statuses['200']).toBeGreaterThan(50);
	});
});

/** Every backend is the one origin. */
async function findPorts(): Promise<ClusterPorts> {
	const shared = await findFreePort();
	const ports = assignPorts(0);
	for (const name of Object.keys(ports) as (keyof ClusterPorts)[]) {
		ports[name] = /^(api|storefront)-/.test(name) ? shared : await findFreePort();
	}
	return ports;
}
