import type { Logger } from './log.ts';

const PATIENCE_MS = 10_000;

/** Even asking how much memory is in use takes a descriptor; without one that fails, and it is no bug. */
const shortages = new Set(['EMFILE', 'ENFILE']);

/** A bug nobody caught leaves a line like everything else; the state after it cannot be trusted. */
export function endOnBug(log: Logger): void {
	process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
		if (shortages.has(error.code ?? '')) {
			log.error({ error }, 'no descriptor is left');
			return;
		}
		log.fatal({ error }, 'uncaught');
		process.exit(1);
	});
}

/** What has been accepted is finished, nothing new is; after ten seconds the process goes anyway. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
	let isStopping = false;
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.on(signal, () => {
			if (isStopping) return;
			isStopping = true;
			log.info(`stopping on ${signal}`);
			setTimeout(() => process.exit(1), PATIENCE_MS).unref();
			stop().then(
				() => process.exit(0),
				(error) => {
					log.error({ error }, 'stopping failed');
					process.exit(1);
				},
			);
		});
	}
}
