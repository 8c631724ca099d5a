import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, fetch, type RequestInit as UndiciRequest } from 'undici';
import type { Send } from '../checkout/http-shopper.ts';
import { certificateFile } from '../infrastructure/front.ts';

export type FrontClient = {
	/** A client of its own for everything that counts by address; loopback has 16 million of them. */
	from(address: string): Send;
	viewer(): Send;
};

const DEADLINE_MS = 30_000;

/** Browsers as the front sees them: TLS, and an address each. */
export function createFrontClient(dir: string): FrontClient {
	const ca = readFileSync(certificateFile(dir), 'utf8');
	const sendBy = (agent: Agent): Send => {
		return async (url, request) =>
			(await fetch(url, {
				...(request as UndiciRequest),
				dispatcher: agent,
				signal: AbortSignal.timeout(DEADLINE_MS),
			})) as unknown as Response;
	};
	return {
		from: (address) => sendBy(new Agent({ localAddress: toLoopback(address), connect: { ca } })),
		viewer: () => sendBy(new Agent({ allowH2: true, connect: { ca } })),
	};
}

/** Never 127.0.x.y: the shop's own machines are there, and are trusted. */
export function toLoopback(address: string): string {
	const [a = 0, b = 0, c = 0] = createHash('sha256').update(address).digest();
	return `127.${1 + (a % 254)}.${b}.${1 + (c % 254)}`;
}
