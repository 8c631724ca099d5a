const SHUTDOWN_TIMEOUT_MS = 10_000;

type Log = { info(message: string): void; error(context: object, message: string): void };

/** Finishes accepted requests and accepts no new ones; exits after ten seconds in any case. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
	let isStopping = false;
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.on(signal, () => {
			if (isStopping) return;
			isStopping = true;
			log.info(`shutting down on ${signal}`);
			setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
			stop().then(
				() => process.exit(0),
				(error) => {
					log.error({ error }, 'shutdown failed');
					process.exit(1);
				},
			);
		});
	}
}
