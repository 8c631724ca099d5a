import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFor } from '@korb/messages';
import { launch, type OwnProcess, stopProcess, waitUntilReady } from './own-process.ts';
import { repoRoot, systemPath } from './paths.ts';
import { type Address, siteVcl } from './site-vcl.ts';

export type Varnish = { url: string; port: number; dir: string; process: OwnProcess };

type EdgeOptions = {
	dir: string;
	storefrontPorts: number[];
	apiPorts: number[];
	timeoutScale?: number;
};
type VarnishOptions = EdgeOptions & {
	port: number;
	/** For a front, which tells whose request it is. */
	proxiedPort?: number | undefined;
};

export async function startVarnish(options: VarnishOptions): Promise<Varnish> {
	const { dir, port, proxiedPort } = options;
	const listen = [`127.0.0.1:${port}`];
	if (proxiedPort) listen.push(`proxied=127.0.0.1:${proxiedPort},PROXY`);
	writeEdgeConfig(options);
	const process = await launch({
		name: 'varnish',
		...varnishCommand({ dir, listen }),
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

/** Makes the front's health check fail (`rotation` in korb.vcl); a restart ends that. */
export function takeOutOfRotation(dir: string): void {
	const args = ['-n', join(dir, 'work'), 'backend.set_health', 'rotation', 'sick'];
	execFileSync('varnishadm', args, { stdio: 'pipe' });
}

export function varnishCommand({ dir, listen }: { dir: string; listen: string[] }) {
	return {
		command: 'varnishd',
		args: [
			'-F',
			...listen.flatMap((address) => ['-a', address]),
			...['-f', join(dir, 'korb.vcl')],
			...['-n', join(dir, 'work')],
			...['-s', 'malloc,256m'],
			...['-p', `vcl_path=${dir}`],
			...['-p', 'thread_pool_min=50'],
			// Servers close idle connections after 10 s. A request sent on one of them at that moment would
			// fail, so the edge lets go of them first.
			...['-p', 'backend_idle_timeout=5'],
		],
		env: { ...process.env, PATH: systemPath },
	};
}

export async function stopVarnish(server: Varnish): Promise<void> {
	await stopProcess(server.process);
}

/** Copied out of the checkout, because varnishd compiles as a user that cannot read it. */
export function writeEdgeConfig(options: EdgeOptions): void {
	mkdirSync(options.dir, { recursive: true });
	copyFileSync(join(repoRoot, 'deploy/edge/korb.vcl'), join(options.dir, 'korb.vcl'));
	const site = siteVcl({
		storefronts: options.storefrontPorts.map(toLocal),
		apis: options.apiPorts.map(toLocal),
		purgers: ['127.0.0.1'],
		texts: { de: bundleFor('de'), en: bundleFor('en') },
		timeoutScale: options.timeoutScale ?? 1,
	});
	writeFileSync(join(options.dir, 'site.vcl'), site);
}

function toLocal(port: number): Address {
	return { host: '127.0.0.1', port };
}
