import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { post } from '../testing.ts';
import { type Editing, openEditing, PASSWORD, pageOf } from './testing.ts';

let cms: Editing;
beforeAll(async () => {
	cms = await openEditing();
}, 120_000);
afterAll(() => cms.close());
beforeEach(() => cms.reset());

describe('POST /api/{collection}/versions/{id}', () => {
	it('restores an autosaved draft of a live page as a draft and keeps the page live', async () => {
		const { id, slug } = await cms.makePage('Live');
		await cms.save(id, pageOf('Verworfen'), 'draft');
		await cms.save(id, pageOf('Neuer'), 'draft');
		const discarded = await findVersion('pages', id, 'Verworfen');
		expect(await restore('pages', discarded)).toMatchObject({ status: 200, _status: 'draft' });
		const live = await cms.payload.findByID({ collection: 'pages', id, draft: false });
		expect(live).toMatchObject({ _status: 'published', meta: { title: 'Live' } });
		const draft = await cms.payload.findByID({ collection: 'pages', id, draft: true });
		expect(draft).toMatchObject({ _status: 'draft', meta: { title: 'Verworfen' } });
		await cms.save(id, {}, 'published');
		await cms.arrived(slug, ['Live', 'Verworfen']);
	});

	it('restores an earlier published version as a draft', async () => {
		const { id, slug } = await cms.makePage('Erste');
		await cms.save(id, pageOf('Zweite'), 'published');
		await restore('pages', await findVersion('pages', id, 'Erste'));
		await cms.save(id, pageOf('Dritte'), 'published');
		await cms.arrived(slug, ['Erste', 'Zweite', 'Dritte']);
	});

	it('keeps header and footer published', async () => {
		const banner = (text: string, _status: string) => ({
			topbarbanner: { text },
			socialsharingandseo: { siteName: 'Korb' },
			_status,
		});
		const made = await cms.payload.create({
			collection: 'client-configs',
			data: { tenant: cms.tenant, ...banner('Live', 'published') },
		});
		const change = { collection: 'client-configs', id: made.id, draft: true } as const;
		await cms.payload.update({ ...change, data: banner('Entwurf', 'draft') });
		const { docs } = await cms.payload.findVersions({
			collection: 'client-configs',
			where: { 'version._status': { equals: 'draft' } },
		});
		await restore('client-configs', String(docs[0]?.id));
		const live = await cms.payload.findByID({ collection: 'client-configs', id: made.id });
		expect(live).toMatchObject({ _status: 'published', topbarbanner: { text: 'Live' } });
	});
});

async function findVersion(collection: 'pages', parent: string, title: string): Promise<string> {
	const where = { parent: { equals: parent }, 'version.meta.title': { equals: title } };
	const { docs } = await cms.payload.findVersions({ collection, where });
	return String(docs[0]?.id);
}

async function restore(collection: string, version: string) {
	const { email } = cms.people.publisher as unknown as { email: string };
	const { token } = await cms.payload.login({
		collection: 'users',
		data: { email, password: PASSWORD },
	});
	const answer = await post(cms, `/${collection}/versions/${version}?draft=false`, {}, { token });
	return { status: answer.status, ...answer.body };
}
