import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Editing, openEditing, pageOf } from '../publishing/testing.ts';

let cms: Editing;
beforeAll(async () => {
	cms = await openEditing();
}, 120_000);
afterAll(() => cms.close());
beforeEach(() => cms.beginAnew());

describe('the way to the shop', () => {
	it('waits while the shop is away and then brings everything in order', async () => {
		await cms.shop.stop();
		const { id, slug } = await cms.makePage('Eins');
		await cms.save(id, pageOf('Zwei'), 'published');
		await cms.save(id, pageOf('Drei'), 'published');
		await sleep(300);
		await cms.shop.start();
		await cms.arrived(slug, ['Eins', 'Zwei', 'Drei']);
	});

	it('tries again after an error of the shop', async () => {
		let failures = 2;
		cms.shop.answer = () => (failures-- > 0 ? 503 : 200);
		const { slug } = await cms.makePage('Beharrlich');
		await cms.arrived(slug, ['Beharrlich']);
		expect(failures).toBe(-1);
	});

	it('lets a refused document hold up only itself', async () => {
		cms.shop.answer = (push) => (push.key === 'unerwuenscht' ? 422 : 200);
		const refused = await cms.makePage('Nein', 'published', 'unerwuenscht');
		await cms.save(refused.id, pageOf('Noch einmal'), 'published');
		const { slug } = await cms.makePage('Ja');
		await cms.arrived(slug, ['Ja']);
		expect(cms.titles('unerwuenscht')).toEqual([]);
		// How often it was tried by now depends on the machine; that the second one waits does not.
		const rows = await cms.query(
			"SELECT attempts > 0 AS tried, last_error FROM cms.outbox WHERE key = 'unerwuenscht' ORDER BY seq",
		);
		expect(rows).toMatchObject([
			{ tried: true, last_error: expect.stringContaining('422') },
			{ tried: false },
		]);
	});

	it('repeats a message whose receipt was lost, with the same version', async () => {
		const { slug } = await cms.makePage('Doppelt');
		await cms.arrived(slug, ['Doppelt']);
		await cms.query(`UPDATE cms.outbox SET delivered_at = NULL WHERE key = '${slug}'`);
		await cms.query("NOTIFY cms_outbox, ''");
		await cms.arrived(slug, ['Doppelt', 'Doppelt']);
		const [first, second] = cms.shop.of('page', slug);
		expect(first?.version).toBe(second?.version);
	});

	it('is taken over by another process when one dies', async () => {
		const second = cms.openDrain();
		await cms.drain.stop();
		const { slug } = await cms.makePage('Erbe');
		await cms.arrived(slug, ['Erbe']);
		await second.stop();
		cms.drain = cms.openDrain();
	});
});
