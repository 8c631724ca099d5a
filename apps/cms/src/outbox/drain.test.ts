import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Editing, openEditing, pageOf } from '../publishing/testing.ts';

let cms: Editing;
beforeAll(async () => {
	cms = await openEditing();
}, 120_000);
afterAll(() => cms.close());
beforeEach(() => cms.reset());

describe('delivery to the shop', () => {
	it('waits while the shop is unavailable and then delivers everything in order', async () => {
		await cms.shop.stop();
		const { id, slug } = await cms.makePage('Eins');
		await cms.save(id, pageOf('Zwei'), 'published');
		await cms.save(id, pageOf('Drei'), 'published');
		await sleep(300);
		await cms.shop.start();
		await cms.arrived(slug, ['Eins', 'Zwei', 'Drei']);
	});

	it('retries after an error of the shop', async () => {
		let failures = 2;
		cms.shop.answer = () => (failures-- > 0 ? 503 : 200);
		const { slug } = await cms.makePage('Beharrlich');
		await cms.arrived(slug, ['Beharrlich']);
		expect(failures).toBe(-1);
	});

	it('lets a rejected document block only itself', async () => {
		cms.shop.answer = (push) => (push.key === 'unerwuenscht' ? 422 : 200);
		const refused = await cms.makePage('Nein', 'published', 'unerwuenscht');
		await cms.save(refused.id, pageOf('Noch einmal'), 'published');
		const { slug } = await cms.makePage('Ja');
		await cms.arrived(slug, ['Ja']);
		expect(cms.titles('unerwuenscht')).toEqual([]);
		// The number of attempts depends on the machine, but the second version always waits.
		const rows = await cms.query(
			"SELECT attempts > 0 AS tried, last_error FROM cms.outbox WHERE key = 'unerwuenscht' ORDER BY seq",
		);
		expect(rows).toMatchObject([
			{ tried: true, last_error: expect.stringContaining('422') },
			{ tried: false },
		]);
	});

	it('resends a message with the same version if its acknowledgement was lost', async () => {
		const { slug } = await cms.makePage('Doppelt');
		await cms.arrived(slug, ['Doppelt']);
		await cms.query(`UPDATE cms.outbox SET delivered_at = NULL WHERE key = '${slug}'`);
		await cms.query("NOTIFY cms_outbox, ''");
		await cms.arrived(slug, ['Doppelt', 'Doppelt']);
		const [first, second] = cms.shop.of('page', slug);
		expect(first?.version).toBe(second?.version);
	});

	it('is taken over by another process when one exits', async () => {
		const second = cms.openDrain();
		await cms.drain.stop();
		const { slug } = await cms.makePage('Erbe');
		await cms.arrived(slug, ['Erbe']);
		await second.stop();
		cms.drain = cms.openDrain();
	});
});
