import type { Logger } from './log.ts';

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
