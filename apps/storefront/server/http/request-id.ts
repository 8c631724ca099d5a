import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@korb/contracts/platform/wire-names';

export function newRequestId(): string {
	return `${randomUUID()}-${Date.now()}`;
}

/** The id from the edge or the browser; one that is unsafe to log is replaced. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
	const given = headers[REQUEST_ID_HEADER];
	return typeof given === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(given) ? given : newRequestId();
}
