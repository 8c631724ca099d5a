import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const document = readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8');
const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, unknown>> };

/** Every path of the contract, with one parameter after the other stretched. */
function stretched(length: number) {
	const long = 'x'.repeat(length);
	return Object.entries(paths).flatMap(([path, methods]) =>
		[...path.matchAll(/\{[^}]+\}/g)].flatMap(({ index, 0: part }) => {
			const head = path.slice(0, index) + long + path.slice(index + part.length);
			const url = head.replaceAll(/\{[^}]+\}/g, '1').replace('*', long);
			return Object.keys(methods).map((method) => ({ method: method.toUpperCase(), url }));
		}),
	);
}

it.each([299, 301, 1000, 3000])(
	'a path segment of %i characters causes no server error',
	async (length) => {
		const shop = await aShop().openIn(api);
		const wrong: string[] = [];
		for (const { method, url } of stretched(length)) {
			const answer = await shop.send({ method: method as 'GET', url });
			if (answer.statusCode >= 500)
				wrong.push(`${answer.statusCode} ${method} ${url.slice(0, 40)}`);
		}
		expect(wrong).toEqual([]);
	},
);
