import { testInfrastructure } from '@korb/testing/infrastructure';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { expect, it } from 'vitest';

it('gives every test run its own PostgreSQL', async () => {
	const client = new Client(testInfrastructure().postgresUrl);
	await client.connect();
	const { rows } = await client.query('SHOW data_directory');
	expect(rows[0].data_directory).toMatch(/test-\d+\/postgres\/data$/);
	await client.end();
});

it('gives every test run its own Redis', async () => {
	const redis = new Redis(testInfrastructure().redisUrl);
	expect(await redis.config('GET', 'dir')).toEqual([
		'dir',
		expect.stringMatching(/test-\d+\/redis$/),
	]);
	redis.disconnect();
});
