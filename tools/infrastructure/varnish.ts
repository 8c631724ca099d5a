import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFor } from '@korb/messages';
import { launch, type OwnProcess, stopProcess, waitUntilReady } from './own-process.ts';
import { repoRoot } from './paths.ts';
import { siteVcl } from './site-vcl.ts';

export type Varnish = { url: string; port: number; dir: string; process: OwnProcess };

type VarnishOptions = {
	dir: string;
	port: number;
	storefrontPort: number;
	apiPort: number;
	timeoutScale?: number;
};

export async function startVarnish(options: VarnishOptions): Promise<Varnish> {
	const { dir, port } = options;
	writeEdgeConfig(options);
	const process = await launch({
		name: 'varnish',
		command: 'varnishd',
		args: [
			'-F',
			...['-a', `127.0.0.1:${port}`],
			...['-f', join(dir, 'korb.vcl')],
			...['-n', join(dir, 'work')],
			...['-s', 'malloc,256m'],
			...['-p', `vcl_path=${dir}`],
			...['-p', 'thread_pool_min=50'],
		],
		env: { ...globalThis.process.env, PATH: `${globalThis.process.env['PATH']}:/usr/sbin` },
		logFile: join(dir, 'varnish.log'),
	});
	const url = `http://127.0.0.1:${port}`;
	try {
		// The edge answers this path itself, so readiness does not depend on its backends.
		await waitUntilReady(process, async () => (await fetch(`${url}/internal`)).status === 404);
	} catch (error) {
		await stopProcess(process);
		throw error;
	}
	return { url, port, dir, process };
}

export async function stopVarnish(server: Varnish): Promise<void> {
	await stopProcess(server.process);
}

/** Copied out of the checkout, because varnishd compiles as a user that cannot read it. */
export function writeEdgeConfig(options: Omit<VarnishOptions, 'port'>): void {
	mkdirSync(options.dir, { recursive: true });
	copyFileSync(join(repoRoot, 'deploy/edge/korb.vcl'), join(options.dir, 'korb.vcl'));
	const site = siteVcl({
		storefronts: [{ host: '127.0.0.1', port: options.storefrontPort }],
		apis: [{ host: '127.0.0.1', port: options.apiPort }],
		purgers: ['127.0.0.1'],
		texts: { de: bundleFor('de'), en: bundleFor('en') },
		timeoutScale: options.timeoutScale ?? 1,
	});
	writeFileSync(join(options.dir, 'site.vcl'), site);
}
