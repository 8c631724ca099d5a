import { aShop } from '@korb/testing/shop';
import { expect, it } from 'vitest';
import type { ApiPlugin } from '../context.ts';
import { notFound } from '../errors.ts';
import { routeOf } from '../route-of.ts';
import { startTestApi } from '../testing.ts';
import { UNDECLARED_ERROR } from './errors.ts';

const contract = (path: string, errors: string[]) => ({
	method: 'GET' as const,
	path,
	tags: ['test'],
	errors,
});

const missing =
	(path: string, errors: string[]): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract(path, errors)),
			handler: async () => {
				throw notFound('thing');
			},
		});
	};

it('a test fails on an error that the contract does not declare', async () => {
	const api = await startTestApi({
		modules: [missing('/api/declared', ['not_found']), missing('/api/undeclared', [])],
	});
	const shop = await aShop().openIn(api);
	expect((await shop.get('/api/declared')).statusCode).toBe(404);
	expect(api.lines.join('')).not.toContain(UNDECLARED_ERROR);
	expect((await shop.get('/api/undeclared')).statusCode).toBe(404);
	await expect(api.close()).rejects.toThrow(UNDECLARED_ERROR);
});
