import { createHmac } from 'node:crypto';
import { clientKey, type IsTrusted, isFromInside, networkKey } from '@korb/server/client-address';
import type { FastifyRequest } from 'fastify';

/** Clients and networks as keyed hashes, so that stored counters do not reveal addresses. */
export function createClientKeys(secret: string, isOwnMachine: IsTrusted) {
	const keyOf = (kind: string, toKey: (address: string) => string) => (request: FastifyRequest) =>
		isFromInside(request.raw, isOwnMachine)
			? null
			: createHmac('sha256', secret)
					.update(`${kind} ${toKey(request.ip)}`)
					.digest('base64url');
	return { clientOf: keyOf('client', clientKey), networkOf: keyOf('network', networkKey) };
}
