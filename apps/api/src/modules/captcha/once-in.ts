import type { Redis } from 'ioredis';
import type { Once } from './altcha.ts';

/** While Redis is down a solution may count twice; the rate limits per address still apply. */
export function onceIn(redis: Redis): Once {
	return async (key, lifetimeMs) => {
		try {
			return (await redis.set(`once:${key}`, '1', 'PX', lifetimeMs, 'NX')) === 'OK';
		} catch {
			return true;
		}
	};
}
