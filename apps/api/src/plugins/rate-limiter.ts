import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit, Spend } from '../context.ts';
import { ApiError } from '../errors.ts';

type Limiter = RateLimiterRedis | RateLimiterMemory;
/**
 * The library must never reject by itself: the limit is checked below, because shops differ in it.
 */
const points = Number.MAX_SAFE_INTEGER;

/** Counts in Redis or, while Redis is down, in this process. */
export function createRateLimiter(redis: Redis, log: FastifyBaseLogger): Spend {
	const limiters = new Map<string, { shared: Limiter; own: Limiter }>();
	const breaker = circuitBreaker(handleAll, {
		halfOpenAfter: 2000,
		breaker: new ConsecutiveBreaker(5),
	});

	breaker.onBreak(() => log.warn('redis is unavailable, rate limits are counted per process'));
	breaker.onReset(() => log.info('redis is available again, rate limits are shared'));

	function limitersOf({ name, seconds }: RateLimit) {
		const options = { keyPrefix: `limit:${name}`, duration: seconds, points };
		const found = limiters.get(name) ?? {
			shared: new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true }),
			own: new RateLimiterMemory(options),
		};
		limiters.set(name, found);
		return found;
	}

	return async (rateLimit, key) => {
		const { shared, own } = limitersOf(rateLimit);
		const { limiter, count, most } = await breaker
			.execute(async () => ({
				limiter: shared,
				count: await take(shared, key),
				most: rateLimit.points,
			}))
			// Each process counts on its own then, so each allows less.
			.catch(async () => ({
				limiter: own,
				count: await take(own, key),
				most: Math.max(1, Math.floor(rateLimit.points / 4)),
			}));
		if (count.consumedPoints > most) {
			throw new ApiError('too_many_requests', 'Too many requests.', {
				'retry-after': String(Math.ceil(count.msBeforeNext / 1000)),
			});
		}
		return async () => {
			await limiter.reward(key).catch(() => {});
		};
	};
}

/** The library rejects with the count when the limit is exceeded; only real errors are rethrown. */
async function take(limiter: Limiter, key: string): Promise<RateLimiterRes> {
	return limiter.consume(key).catch((reason: unknown) => {
		if (reason instanceof RateLimiterRes) return reason;
		throw reason;
	});
}
