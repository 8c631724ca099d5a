import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPortFree } from '@korb/testing/free-port';
import { prepareEngines } from './engines.ts';
import { startMail } from './mail.ts';
import { isRunning, type OwnProcess, stopProcess } from './own-process.ts';
import { localDir, repoRoot, serverDir } from './paths.ts';
import { type Ports, readPorts } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { startVarnish, writeEdgeConfig } from './varnish.ts';

type Say = (line: string) => void;
type Running = { ports: number[]; process: OwnProcess };

/** Starts what is not running yet; idempotent. */
export async function infrastructureUp(say: Say): Promise<Ports> {
	const ports = readPorts();
	if (prepareEngines(say) === 'docker compose') {
		writeEdgeConfig({
			dir: join(localDir, 'infrastructure/edge'),
			storefrontPorts: [ports.storefront],
			apiPorts: [ports.api],
		});
		compose(ports, 'up', '--detach', '--wait');
		return ports;
	}
	for (const name of serverNames) {
		const server = servers[name];
		const running = findRunning(name);
		const wanted = server.ports(ports);
		if (running && wanted.every((port) => running.ports.includes(port))) {
			say(describe(name, wanted, 'already running'));
			continue;
		}
		if (running) await stopProcess(running.process, server.stopSignal);
		for (const port of wanted) {
			if (!(await isPortFree(port))) {
				throw new Error(
					`Port ${port} for ${name} is taken by another program. Set KORB_PORT_OFFSET to move all of Korb's ports.`,
				);
			}
		}
		const { process } = await server.start(serverDir('infrastructure', name), ports);
		writeFileSync(recordFile(name), JSON.stringify({ ports: wanted, process } satisfies Running));
		say(describe(name, wanted, 'started'));
	}
	return ports;
}

/** Clears the cache, because the edge would otherwise serve pages of the previous build. */
export async function emptyEdge(): Promise<void> {
	await stopServer('edge');
}

export async function infrastructureDown(say: Say): Promise<void> {
	for (const name of serverNames.toReversed()) {
		const running = await stopServer(name);
		say(describe(name, running?.ports ?? [], running ? 'stopped' : 'was not running'));
	}
	if (isComposeUp()) compose(readPorts(), 'down');
}

export async function infrastructureStatus(say: Say): Promise<void> {
	for (const name of serverNames) {
		const running = findRunning(name);
		say(
			describe(
				name,
				running?.ports ?? [],
				running ? `running, pid ${running.process.pid}` : 'stopped',
			),
		);
	}
}

type Server = {
	ports: (ports: Ports) => number[];
	stopSignal: NodeJS.Signals;
	start: (dir: string, ports: Ports) => Promise<{ process: OwnProcess }>;
};

const servers = {
	postgres: {
		ports: (ports) => [ports.postgres],
		stopSignal: 'SIGINT',
		start: (dir, ports) => startPostgres({ dir, port: ports.postgres }),
	},
	redis: {
		ports: (ports) => [ports.redis],
		stopSignal: 'SIGTERM',
		start: (dir, ports) => startRedis({ dir, port: ports.redis }),
	},
	mail: {
		ports: (ports) => [ports.mailSmtp, ports.mailWeb],
		stopSignal: 'SIGTERM',
		start: (dir, ports) => startMail({ dir, smtpPort: ports.mailSmtp, webPort: ports.mailWeb }),
	},
	edge: {
		ports: (ports) => [ports.edge],
		stopSignal: 'SIGTERM',
		start: (dir, ports) =>
			startVarnish({
				dir,
				port: ports.edge,
				storefrontPorts: [ports.storefront],
				apiPorts: [ports.api],
			}),
	},
} satisfies Record<string, Server>;

type ServerName = keyof typeof servers;
const serverNames = Object.keys(servers) as ServerName[];

async function stopServer(name: ServerName): Promise<Running | null> {
	const running = findRunning(name);
	if (running) await stopProcess(running.process, servers[name].stopSignal);
	rmSync(recordFile(name), { force: true });
	return running;
}

function findRunning(name: ServerName): Running | null {
	const file = recordFile(name);
	if (!existsSync(file)) return null;
	const running: Running = JSON.parse(readFileSync(file, 'utf8'));
	return isRunning(running.process) ? running : null;
}

function recordFile(name: ServerName): string {
	return join(serverDir('servers'), `${name}.json`);
}

function describe(name: string, ports: number[], state: string): string {
	return `${name.padEnd(9)} ${ports.join(' ').padEnd(12)} ${state}`;
}

function compose(ports: Ports, ...args: string[]): void {
	const env = {
		...process.env,
		POSTGRES_PORT: String(ports.postgres),
		REDIS_PORT: String(ports.redis),
		EDGE_PORT: String(ports.edge),
		MAIL_SMTP_PORT: String(ports.mailSmtp),
		MAIL_WEB_PORT: String(ports.mailWeb),
	};
	execFileSync('docker', ['compose', ...args], { cwd: repoRoot, env, stdio: 'inherit' });
}

function isComposeUp(): boolean {
	const answer = spawnSync('docker', ['compose', 'ps', '--quiet'], { cwd: repoRoot });
	return answer.status === 0 && answer.stdout.length > 0;
}
