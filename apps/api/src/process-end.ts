import type { Logger } from './log.ts';

/** Even reading memory usage takes a file descriptor; running out of them is not a bug. */
const shortages = new Set(['EMFILE', 'ENFILE']);

/** Logs an uncaught error and exits, because the state after it cannot be trusted. */
export function endOnBug(log: Logger): void {
	process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
		if (shortages.has(error.code ?? '')) {
			log.error({ error }, 'out of file descriptors');
			return;
		}
		log.fatal({ error }, 'uncaught');
		process.exit(1);
	});
}
