import { describe, expect, it } from 'vitest';
import { openTestEdge } from './test-edge.ts';
import { cacheable } from './test-origin.ts';

const { call, countAt, newPath, storefront } = await openTestEdge('drafts');

const token = `${'t'.repeat(40)}.${'s'.repeat(43)}`;

describe.each(['preview', 'theme'])('a draft at ?%s=', (name) => {
	it('is never stored, whatever the storefront says, and nobody else sees it', async () => {
		const path = newPath();
		storefront.answerWith((request, response) => {
			response.setHeader('cache-control', cacheable);
			response.end(request.url?.includes(token) ? 'draft' : 'published');
		});
		for (let time = 0; time < 3; time++) {
			const draft = await call(`${path}?${name}=${token}`);
			expect([draft.body, draft.headers['x-cache']]).toEqual(['draft', 'pass']);
			expect((await call(path)).body).toBe('published');
			expect((await call(`${path}?utm_source=x`)).body).toBe('published');
		}
		expect(countAt(storefront, `${path}?${name}=`)).toBe(3);
		expect(countAt(storefront, path)).toBe(4);
	});

	it('is not served to another token, nor from the cache of the published page', async () => {
		const path = newPath();
		expect((await call(path)).headers['x-cache']).toBe('miss');
		storefront.answerWith((request, response) => response.end(request.url));
		const other = token.replace('t', 'u');
		expect((await call(`${path}?${name}=${token}`)).body).toContain(token);
		expect((await call(`${path}?${name}=${other}`)).body).toContain(other);
	});

	it.each(['dark', '1', `${token}x`, `x.${'s'.repeat(42)}`])(
		'is not what %s asks for: the parameter is dropped',
		async (wrong) => {
			const path = newPath();
			const one = await call(path);
			expect((await call(`${path}?${name}=${wrong}`)).body).toBe(one.body);
			expect((await call(`${path}?%74heme=${token}`)).body).toBe(one.body);
			expect(countAt(storefront, path)).toBe(1);
		},
	);
});
