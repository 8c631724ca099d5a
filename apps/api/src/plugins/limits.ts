import { BlockList, isIPv6 } from 'node:net';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors.ts';

const WINDOW_SECONDS = 60;
const allowances = { default: 600, logs: 10, forms: 12 };
type Allowance = keyof typeof allowances;

/** Counts requests per client address, in Redis or, while that is away, in this process. */
export function limitRequests(app: FastifyInstance, redis: Redis, isOwnMachine: IsTrusted): void {
	const consume = createLimiter(redis, app.log);
	app.addHook('onRequest', async (request) => {
		const allowance = request.routeOptions.config.limit ?? 'default';
		if (allowance === 'none' || isFromInside(request, isOwnMachine)) return;
		const spent = await consume(allowance, clientKey(request.ip));
		if (!spent.isOver) return;
		throw new ApiError('too_many_requests', 'Too many requests.', {
			'retry-after': String(Math.ceil(spent.msBeforeNext / 1000)),
		});
	});
}

export type IsTrusted = (address: string) => boolean;

export function trustList(networks: string[]): IsTrusted {
	const list = new BlockList();
	for (const network of networks) {
		const [address = '', bits] = network.split('/');
		const family = isIPv6(address) ? 'ipv6' : 'ipv4';
		if (bits === undefined) list.addAddress(address, family);
		else list.addSubnet(address, Number(bits), family);
	}
	return (address) => {
		const plain = withoutMapping(address);
		return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
	};
}

/** The storefront asks for all shoppers at once from one address; the edge always names the shopper's. */
function isFromInside(request: FastifyRequest, isOwnMachine: IsTrusted): boolean {
	const peer = request.socket.remoteAddress;
	return !request.headers['x-forwarded-for'] && peer !== undefined && isOwnMachine(peer);
}

/** One household has a whole /64 of IPv6. */
export function clientKey(peer: string): string {
	const address = withoutMapping(peer);
	if (!isIPv6(address)) return address;
	const [head = '', tail = ''] = address.split('::');
	const left = head ? head.split(':') : [];
	const right = tail ? tail.split(':') : [];
	const zeros = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : [];
	return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** A socket open for both families writes IPv4 addresses as `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function createLimiter(redis: Redis, log: FastifyBaseLogger) {
	const limiters = Object.entries(allowances).map(([name, points]) => {
		const options = { keyPrefix: `limit:${name}`, duration: WINDOW_SECONDS };
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
