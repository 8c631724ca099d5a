import type { Logger } from '../log.ts';

/** Repeats work with a pause in between; a failure is logged and the next round retries. */
export function repeatEvery(
	pauseMs: number,
	log: Logger,
	name: string,
	work: () => Promise<void>,
): { stop(): Promise<void> } {
	let isStopped = false;
	let timer: NodeJS.Timeout | undefined;
	let running = round();

	async function round(): Promise<void> {
		await work().catch((error) => log.error({ error }, `${name} failed`));
		if (!isStopped) timer = setTimeout(() => (running = round()), pauseMs);
	}

	return {
		async stop() {
			isStopped = true;
			clearTimeout(timer);
			await running;
		},
	};
}
