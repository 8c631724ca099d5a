import { createHmac } from 'node:crypto';
import { clientKey, type IsTrusted, isFromInside } from '@korb/server/client-address';
import type { FastifyRequest } from 'fastify';

/** One client is one IP address, hashed, so that stored counters do not reveal it. */
export function createClientKeys(secret: string, isOwnMachine: IsTrusted) {
	return (request: FastifyRequest): string | null => {
		if (isFromInside(request.raw, isOwnMachine)) return null;
		const hash = createHmac('sha256', secret).update(`client ${clientKey(request.ip)}`);
		return hash.digest('base64url');
	};
}
