import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { type Front, startFront } from '../infrastructure/front.ts';
import { type Mail, startMail } from '../infrastructure/mail.ts';
import { type OwnProcess, stopProcess } from '../infrastructure/own-process.ts';
import type { Ports } from '../infrastructure/ports.ts';
import { type Postgres, startPostgres } from '../infrastructure/postgres.ts';
import { type Redis, startRedis } from '../infrastructure/redis.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { startVarnish, type Varnish } from '../infrastructure/varnish.ts';
import { type AppName, type AppSettings, appNames, launchApp } from './apps.ts';
import { prepareDatabase, raiseClientLimits } from './database.ts';
import { deleteRateLimits } from './rate-limits.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

export type Stack = {
	ports: Ports;
	secrets: Secrets;
	edgeUrl: string;
	postgres: Postgres;
	redis: Redis;
	mail: Mail;
	edge: Varnish;
	/** Terminates TLS; null unless asked for. */
	front: Front | null;
	apps: Record<AppName, OwnProcess>;
	logDir: string;
	restartApp: (name: AppName) => Promise<void>;
	restartPostgres: () => Promise<void>;
	restartRedis: () => Promise<void>;
	restartEdge: () => Promise<void>;
	resetRateLimits: () => Promise<void>;
	stop: () => Promise<void>;
};

type StackOptions = {
	label: string;
	isDisposable?: boolean;
	/** For machines where other workloads would make the API shed load. */
	timeoutScale?: number;
	openId?: AppSettings['openId'];
	/** In addition to those of the scratch server. */
	postgresSettings?: Record<string, string>;
	hasFront?: boolean;
};

/** The full stack as in production, on free ports and with its own data. */
export async function startStack({
	label,
	isDisposable = true,
	timeoutScale = 1,
	openId,
	postgresSettings = {},
	hasFront = false,
}: StackOptions): Promise<Stack> {
	const scratch = await openScratch(label);
	const inScratch = (name: string) => join(scratch.dir, name);
	const keep = <Server extends { process: OwnProcess }>(server: Server): Server => {
		scratch.keep(server.process);
		return server;
	};
	try {
		const ports = await findPorts();
		const secrets = loadSecrets(inScratch('secrets.json'));
		const settings: AppSettings = { ports, secrets, mode: 'production', timeoutScale, openId };
		const postgresOptions = {
			...{ dir: inScratch('postgres'), port: ports.postgres, isDisposable },
			settings: postgresSettings,
		};
		const edgeOptions = {
			dir: inScratch('edge'),
			port: ports.edge,
			proxiedPort: hasFront ? await findFreePort() : undefined,
			storefrontPorts: [ports.storefront],
			apiPorts: [ports.api],
			timeoutScale,
		};
		const redisOptions = { dir: inScratch('redis'), port: ports.redis };
		const launchAndTrack = async (name: AppName) => {
			const process = await launchApp(name, settings, scratch.dir);
			scratch.keep(process);
			return process;
		};

		const postgres = keep(await startPostgres(postgresOptions));
		const redis = keep(await startRedis(redisOptions));
		const mail = keep(
			await startMail({ dir: inScratch('mail'), smtpPort: ports.mailSmtp, webPort: ports.mailWeb }),
		);
		await prepareDatabase(settings);
		await raiseClientLimits(ports.postgres);
		const apps = {
			'payment-sandbox': await launchAndTrack('payment-sandbox'),
			api: await launchAndTrack('api'),
			worker: await launchAndTrack('worker'),
			storefront: await launchAndTrack('storefront'),
		};
		const edge = keep(await startVarnish(edgeOptions));
		const { proxiedPort } = edgeOptions;
		const front = proxiedPort ? keep(await startLocalFront(inScratch('front'), proxiedPort)) : null;
		const stack: Stack = {
			ports,
			secrets,
			edgeUrl: edge.url,
			postgres,
			redis,
			mail,
			edge,
			front,
			apps,
			logDir: scratch.dir,
			restartApp: async (name) => {
				await stopProcess(stack.apps[name]);
				stack.apps[name] = await launchAndTrack(name);
			},
			restartPostgres: async () => {
				await stopProcess(stack.postgres.process, 'SIGINT');
				stack.postgres = keep(await startPostgres(postgresOptions));
			},
			restartRedis: async () => {
				await stopProcess(stack.redis.process);
				stack.redis = keep(await startRedis(redisOptions));
			},
			restartEdge: async () => {
				await stopProcess(stack.edge.process);
				stack.edge = keep(await startVarnish(edgeOptions));
			},
			resetRateLimits: () => deleteRateLimits(ports.redis),
			stop: async () => {
				for (const name of appNames.toReversed()) await stopProcess(stack.apps[name]);
				await scratch.close();
			},
		};
		return stack;
	} catch (error) {
		await scratch.close();
		throw error;
	}
}

async function startLocalFront(dir: string, edgePort: number): Promise<Front> {
	const free = async () => `127.0.0.1:${await findFreePort()}`;
	const edge = `127.0.0.1:${edgePort}`;
	const addresses = { https: await free(), http: await free(), metrics: await free() };
	return startFront({ dir, ...addresses, edges: [edge, edge] });
}

async function findPorts(): Promise<Ports> {
	return {
		edge: await findFreePort(),
		storefront: await findFreePort(),
		api: await findFreePort(),
		admin: await findFreePort(),
		backoffice: await findFreePort(),
		paymentSandbox: await findFreePort(),
		cms: await findFreePort(),
		mailSmtp: await findFreePort(),
		mailWeb: await findFreePort(),
		postgres: await findFreePort(),
		redis: await findFreePort(),
	};
}
