import { clientKey, type IsTrusted, isFromInside } from '@korb/server/client-address';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.ts';

const MINUTE = 60;
const allowances = {
	default: { points: 600, seconds: MINUTE },
	logs: { points: 10, seconds: MINUTE },
	forms: { points: 12, seconds: MINUTE },
	// Payment providers send everybody's events from a few addresses.
	events: { points: 3000, seconds: MINUTE },
	// Guesses: whoever has a code needs one try, or a few.
	codes: { points: 30, seconds: 60 * MINUTE },
};
type Allowance = keyof typeof allowances;

/** Counts requests per client address, in Redis or, while that is away, in this process. */
export function limitRequests(app: FastifyInstance, redis: Redis, isOwnMachine: IsTrusted): void {
	const consume = createLimiter(redis, app.log);
	app.addHook('onRequest', async (request) => {
		const allowance = request.routeOptions.config.limit ?? 'default';
		if (allowance === 'none' || isFromInside(request.raw, isOwnMachine)) return;
		const spent = await consume(allowance, clientKey(request.ip));
		if (!spent.isOver) return;
		throw new ApiError('too_many_requests', 'Too many requests.', {
			'retry-after': String(Math.ceil(spent.msBeforeNext / 1000)),
		});
	});
}

function createLimiter(redis: Redis, log: FastifyBaseLogger) {
	const limiters = Object.entries(allowances).map(([name, { points, seconds }]) => {
		const options = { keyPrefix: `limit:${name}`, duration: seconds };
		const shared = new RateLimiterRedis({
			...options,
			storeClient: redis,
			points,
			rejectIfRedisNotReady: true,
		});
		// Each process counts alone then, so each allows less.
		const own = new RateLimiterMemory({ ...options, points: Math.max(1, Math.floor(points / 4)) });
		return [name, { shared, own }] as const;
	});
	const byName = new Map(limiters);
	const breaker = circuitBreaker(handleAll, {
		halfOpenAfter: 2000,
		breaker: new ConsecutiveBreaker(5),
	});

	breaker.onBreak(() => log.warn('redis does not answer, this process counts alone'));
	breaker.onReset(() => log.info('redis counts again'));

	return async (name: Allowance, key: string) => {
		const limiter = byName.get(name);
		if (!limiter) throw new Error(`no such allowance: ${name}`);
		const { shared, own } = limiter;
		return breaker.execute(() => spend(shared, key)).catch(() => spend(own, key));
	};
}

/** The library rejects with the count when the allowance is used up; only real errors stay errors. */
async function spend(limiter: RateLimiterRedis | RateLimiterMemory, key: string) {
	const count = await limiter.consume(key).catch((reason: unknown) => {
		if (reason instanceof RateLimiterRes) return reason;
		throw reason;
	});
	return {
		isOver: count.consumedPoints > limiter.points,
		msBeforeNext: count.msBeforeNext,
	};
}
