import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repoRoot } from '../infrastructure/paths.ts';

type Service = {
	image: string;
	read_only?: boolean;
	cap_drop?: string[];
	ports?: string[];
	networks: string[] | Record<string, { ipv4_address?: string }>;
	environment?: Record<string, string>;
	healthcheck?: object;
	depends_on?: Record<string, { condition: string }>;
};

type Networks = { shop: { ipam: { config: [{ subnet: string; ip_range: string }] } } };

const text = readFileSync(join(repoRoot, 'deploy/compose.production.yaml'), 'utf8');
const example = readFileSync(join(repoRoot, 'deploy/production.env.example'), 'utf8');
const { services, networks }: { services: Record<string, Service>; networks: Networks } = parse(
	text,
	{ merge: true },
);
const own = Object.entries(services).filter(([, { image }]) => image.includes('KORB_IMAGES'));

describe('deploy/compose.production.yaml', () => {
	it('asks for every secret, and the example lists each', () => {
		const required = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
		const optional = [...text.matchAll(/\$\{(\w+):-\}/g)].map(([, name]) => name);
		const listed = [...example.matchAll(/^(\w+)=$/gm)].map(([, name]) => name);
		expect(listed.sort()).toEqual([...new Set([...required, ...optional, 'KORB_IMAGES'])].sort());
	});

	it('contains no secret itself', () => {
		for (const [name, { environment }] of Object.entries(services)) {
			for (const [key, value] of Object.entries(environment ?? {})) {
				if (/SECRET|PASSWORD|KEY/.test(key)) expect(value, name).toMatch(/^\$\{\w+:\?\}$/);
			}
		}
	});

	it('never starts a demo', () => {
		expect(text).not.toContain('KORB_DEMO');
		expect(text).not.toContain('payment-sandbox');
	});

	it.each(own)('runs %s on a read-only file system without capabilities', (_name, service) => {
		expect(service.read_only).toBe(true);
		expect(service.cap_drop).toEqual(['ALL']);
	});

	it('migrates and creates the roles before API and worker start', () => {
		const conditionOf = (name: string, other: string) =>
			services[name]?.depends_on?.[other]?.condition;
		expect(conditionOf('roles', 'migrate')).toBe('service_completed_successfully');
		for (const name of ['api', 'worker']) {
			expect(conditionOf(name, 'roles'), name).toBe('service_completed_successfully');
		}
	});

	it('keeps the password of the owner from whatever answers requests', () => {
		const isOwner = ([, service]: [string, Service]) =>
			JSON.stringify(service).includes('POSTGRES_PASSWORD');
		const owners = Object.entries(services)
			.filter(isOwner)
			.map(([name]) => name);
		expect(owners.sort()).toEqual([
			...['backup', 'cms-provision', 'migrate', 'operator', 'postgres', 'receive-wal'],
			...['restore', 'roles'],
		]);
		expect(services['api']?.environment?.['DATABASE_URL']).toContain('//korb_api:');
		expect(services['worker']?.environment?.['DATABASE_URL']).toContain('//korb_worker:');
	});

	it('publishes the front only; CMS and back office stay on loopback', () => {
		const published = Object.entries(services).flatMap(([name, { ports }]) =>
			(ports ?? []).map((port) => `${name} ${port}`),
		);
		expect(published).toEqual([
			...['front 80:8080', 'front 443:8443'],
			...['api 127.0.0.1:4200:4200', 'cms 127.0.0.1:3001:3001'],
		]);
	});

	const addressOf = (name: string) => {
		const networks = services[name]?.networks;
		return Array.isArray(networks) ? undefined : networks?.['shop']?.ipv4_address;
	};

	it('fixes the address of whatever others know by address, outside those handed out', () => {
		expect(networks.shop.ipam.config).toEqual([
			{ subnet: '172.30.0.0/24', ip_range: '172.30.0.128/25' },
		]);
		// The edges resolve names once, so storefront and API must keep theirs.
		for (const name of ['edge-1', 'edge-2', 'storefront', 'api', 'worker']) {
			expect(addressOf(name), name).toMatch(/^172\.30\.0\.\d{1,2}$/);
		}
	});

	it('trusts the forwarded addresses of edges and storefront only', () => {
		const edges = [addressOf('edge-1'), addressOf('edge-2')];
		const trusted = services['api']?.environment?.['TRUSTED_PROXIES']?.split(',');
		expect(trusted).toEqual([...edges, addressOf('storefront')]);
		const purged = services['worker']?.environment?.['EDGE_URLS']?.split(',');
		expect(purged).toEqual(edges.map((address) => `http://${address}:8080`));
	});
});
