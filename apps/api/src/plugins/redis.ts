import { Redis } from 'ioredis';

/** Redis is an optimisation, not a source of truth: every call succeeds or fails within 150 ms. */
export function createRedis(
	url: string,
	onError: (error: Error) => void,
	options: { lazyConnect?: boolean } = {},
): Redis {
	const redis = new Redis(url, {
		...options,
		commandTimeout: 150,
		connectTimeout: 300,
		enableOfflineQueue: false,
		maxRetriesPerRequest: 0,
		retryStrategy: (attempt) => Math.min(attempt * 50, 500),
	});
	// Every reconnect attempt emits an error; one per outage is enough.
	let isAway = false;
	redis.on('ready', () => {
		isAway = false;
	});
	redis.on('error', (error) => {
		if (!isAway) onError(error);
		isAway = true;
	});
	return redis;
}
