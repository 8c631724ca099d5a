import { Redis } from 'ioredis';
import { redisUrl } from '../infrastructure/redis.ts';

/** The shoppers of consecutive tests share one IP address; none may suffer for the one before. */
export async function deleteRateLimits(port: number): Promise<void> {
	const redis = new Redis(redisUrl(port));
	try {
		const keys = await redis.keys('limit:*');
		if (keys.length > 0) await redis.del(keys);
	} finally {
		redis.disconnect();
	}
}
