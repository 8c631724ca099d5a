import { createServer } from 'node:net';

/** Below Linux's ephemeral range, so that no outgoing connection takes the port first. */
const lowest = 20_000;
const highest = 31_999;

export async function findFreePort(): Promise<number> {
	for (let attempt = 0; attempt < 100; attempt++) {
		const port = lowest + Math.floor(Math.random() * (highest - lowest));
		if (await isPortFree(port)) return port;
	}
	throw new Error(`No free port between ${lowest} and ${highest}.`);
}

export function isPortFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', () => resolve(false));
		probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
	});
}
