import { expect, it } from 'vitest';
import { takeOutOfRotation } from '../infrastructure/varnish.ts';
import { openTestEdge } from './test-edge.ts';

const { api, call, dir, newPath } = await openTestEdge('rotation');

it('closes idle connections before the servers do', { timeout: 12_000 }, async () => {
	// Not the health check's, which come and go.
	const before = await api.countConnections();
	await Promise.all(
		Array.from({ length: 10 }, () => call('/api/x', { method: 'POST', body: '{}' })),
	);
	expect(await api.countConnections()).toBeGreaterThan(before + 1);
	// Servers close them after ten seconds.
	await expect.poll(api.countConnections, { timeout: 8000 }).toBeLessThanOrEqual(before + 1);
});

it('fails its health check before it stops, but answers every request', async () => {
	expect((await call('/internal')).status).toBe(404);
	takeOutOfRotation(dir);
	expect((await call('/internal')).status).toBe(503);
	expect((await call(newPath())).status).toBe(200);
	expect((await call('/api/x', { method: 'POST', body: '{}' })).status).toBe(200);
});
