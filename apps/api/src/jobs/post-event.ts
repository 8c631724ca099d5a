import http from 'node:http';
import https from 'node:https';
import { isPrivateHost, lookupPublic, PrivateAddress } from '../public-address.ts';

const ANSWER_MS = 10_000;

type EventPost = {
	url: string;
	headers: Record<string, string>;
	body: string;
	/** Staff may name any host, and must not reach ours with it. */
	isPublicOnly: boolean;
};

/** Returns the status of the response, or what went wrong. Follows no redirect. */
export async function postEvent(event: EventPost): Promise<{ status: number; answer: string }> {
	try {
		const status = await send(event);
		return { status, answer: String(status) };
	} catch (error) {
		return { status: 0, answer: nameOf(error) };
	}
}

function send({ url, headers, body, isPublicOnly }: EventPost): Promise<number> {
	const to = new URL(url);
	if (isPublicOnly && isPrivateHost(to.hostname)) throw new PrivateAddress(to.host);
	const { request } = to.protocol === 'https:' ? https : http;
	return new Promise((done, fail) => {
		const sending = request(to, {
			method: 'POST',
			headers: { ...headers, 'content-length': Buffer.byteLength(body) },
			signal: AbortSignal.timeout(ANSWER_MS),
			// A connection from a pool would be used without a lookup.
			agent: false,
			...(isPublicOnly && { lookup: lookupPublic }),
		});
		sending.on('error', fail);
		sending.on('response', (response) => {
			done(response.statusCode ?? 0);
			response.destroy();
		});
		sending.end(body);
	});
}

/** `ECONNREFUSED` says more than `Error`. */
function nameOf(error: unknown): string {
	if (!(error instanceof Error)) return 'no answer';
	const { code } = error as NodeJS.ErrnoException;
	return typeof code === 'string' ? code : error.name;
}
