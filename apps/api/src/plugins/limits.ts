import { clientKey, type IsTrusted, isFromInside } from '@korb/server/client-address';
import type { FastifyInstance } from 'fastify';
import type { Spend } from '../context.ts';

const MINUTE = 60;
const rateLimits = {
	default: { points: 600, seconds: MINUTE },
	logs: { points: 10, seconds: MINUTE },
	// Apart from the logs: a page that violates its policy must not hide its errors.
	reports: { points: 10, seconds: MINUTE },
	forms: { points: 12, seconds: MINUTE },
	// Each is up to a hundred searches.
	lists: { points: 20, seconds: MINUTE },
	// Payment providers send all their events from a few addresses.
	events: { points: 3000, seconds: MINUTE },
	// Limits guessing: a shopper with a valid code needs one try, or a few.
	codes: { points: 30, seconds: 60 * MINUTE },
};

/** Rate-limits requests per client address. */
export function limitRequests(app: FastifyInstance, spend: Spend, isOwnMachine: IsTrusted): void {
	app.addHook('onRequest', async (request) => {
		const name = request.routeOptions.config.limit ?? 'default';
		if (name === 'none' || isFromInside(request.raw, isOwnMachine)) return;
		await spend({ name, ...rateLimits[name] }, clientKey(request.ip));
	});
}
