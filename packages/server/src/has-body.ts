import type { IncomingMessage } from 'node:http';

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
	return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
