import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Editing, openEditing, pageOf } from '../publishing/testing.ts';
import { isTouched } from './version-fields.ts';

let cms: Editing;
beforeAll(async () => {
	cms = await openEditing();
}, 120_000);
afterAll(() => cms.close());

describe('versions', () => {
	it('record their author, whatever the form claims', async () => {
		const { editor, publisher } = cms.people;
		const { id } = await cms.makePage('Erste', 'draft');
		await cms.save(id, { ...pageOf('Zweite'), editedBy: 'jemand' }, 'draft', editor);
		await cms.save(id, pageOf('Dritte'), 'published', publisher);
		const where = { parent: { equals: id } };
		const { docs } = await cms.payload.findVersions({ collection: 'pages', where });
		const authors = docs.map((doc) => (doc.version as { editedBy?: string }).editedBy);
		expect(new Set(authors)).toEqual(new Set([emailOf(publisher), emailOf(editor), null]));
	});
});

describe('opening “create”', () => {
	/** Like the admin, which saves an empty draft when the form opens. */
	const open = () =>
		cms.payload.create({
			collection: 'pages',
			data: { tenant: cms.tenant, _status: 'draft' },
			draft: true,
			user: cms.people.editor,
			overrideAccess: false,
		});
	/** Like the list: the newest version of each. */
	const isListed = async (id: unknown) => {
		const where = { and: [{ id: { equals: id } }, isTouched] };
		const { docs } = await cms.payload.find({ collection: 'pages', where, draft: true });
		return docs.length === 1;
	};
	const age = (ids: unknown[]) =>
		cms.query(`
			UPDATE cms.pages SET created_at = now() - interval '25 hours' WHERE id IN (${quoted(ids)});
			UPDATE cms._pages_v SET version_created_at = now() - interval '25 hours'
			WHERE parent_id IN (${quoted(ids)})`);
	const quoted = (ids: unknown[]) => ids.map((id) => `'${id}'`).join();

	it('adds nothing to the list until there is content', async () => {
		const { id } = await open();
		expect(await isListed(id)).toBe(false);
		await cms.save(String(id), { title: 'Jetzt' }, 'draft', cms.people.editor);
		expect(await isListed(id)).toBe(true);
	});

	it('deletes drafts left untouched for a day, and keeps edited ones', async () => {
		const left = await open();
		const written = await open();
		await cms.save(String(written.id), { title: 'Später weiter' }, 'draft', cms.people.editor);
		await age([left.id, written.id]);
		const other = await open();
		const where = { id: { in: [left.id, written.id, other.id] } };
		const { docs } = await cms.payload.find({ collection: 'pages', where, draft: true });
		expect(docs.map((doc) => doc.id).sort()).toEqual([written.id, other.id].sort());
	});
});

function emailOf(person: object): string {
	return (person as { email: string }).email;
}
