import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Editing, openEditing, pageOf } from './publishing/testing.ts';

let cms: Editing;
beforeAll(async () => {
	cms = await openEditing();
}, 120_000);
afterAll(() => cms.close());
beforeEach(() => cms.reset());

describe('roles', () => {
	it('let editors write drafts, and only publishers publish', async () => {
		const { id, slug } = await cms.makePage('Live');
		await cms.arrived(slug, ['Live']);
		await cms.save(id, pageOf('Entwurf'), 'draft', cms.people.editor);
		await expect(cms.save(id, pageOf('Frech'), 'published', cms.people.editor)).rejects.toThrow();
		const unpublish = cms.payload.update({
			collection: 'pages',
			id,
			data: { _status: 'draft' },
			user: cms.people.editor,
			overrideAccess: false,
		});
		await expect(unpublish).rejects.toThrow();
		await expect(
			cms.payload.delete({
				collection: 'pages',
				id,
				user: cms.people.editor,
				overrideAccess: false,
			}),
		).rejects.toThrow();
		await cms.save(id, pageOf('Freigegeben'), 'published', cms.people.publisher);
		await cms.arrived(slug, ['Live', 'Freigegeben']);
	});

	it('isolate shops from each other', async () => {
		const { id } = await cms.makePage('Geheim', 'draft');
		const asOutsider = { user: cms.people.stranger, overrideAccess: false } as const;
		await expect(
			cms.payload.findByID({ collection: 'pages', id, ...asOutsider }),
		).rejects.toThrow();
		const { docs } = await cms.payload.find({
			collection: 'pages',
			pagination: false,
			...asOutsider,
		});
		expect(docs).toEqual([]);
		await expect(cms.save(id, pageOf('x'), 'draft', cms.people.stranger)).rejects.toThrow();
		const data = { tenant: cms.tenant, title: 'x', slug: 'fremd', ...pageOf('x') };
		await expect(
			cms.payload.create({ collection: 'pages', data, draft: true, ...asOutsider }),
		).rejects.toThrow();
	});

	it('are assigned by administrators only', async () => {
		const promote = (user: { id: string }) =>
			cms.payload.update({
				collection: 'users',
				id: user.id,
				data: { role: 'admin' },
				user,
				overrideAccess: false,
			});
		const after = await promote(cms.people.editor).catch(() => ({ role: 'refused' }));
		expect(after.role).not.toBe('admin');
		await expect(
			cms.payload.create({
				collection: 'users',
				data: { email: 'x@korb.example', password: 'x'.repeat(12), role: 'admin' },
				user: cms.people.publisher,
				overrideAccess: false,
			}),
		).rejects.toThrow();
	});
});

describe('passwords', () => {
	const make = (email: string, password: string) =>
		cms.payload.create({ collection: 'users', data: { email, password, role: 'editor' } });
	const change = (password: string) => {
		const { id } = cms.people.editor;
		return cms.payload.update({ collection: 'users', id, data: { password } });
	};

	it.each([
		['1234567', 'mindestens 8'],
		['x'.repeat(51), 'höchstens 50'],
		['        ', '8 bis 50'],
	])('like %j are rejected for new and existing users, with a hint', async (password, hint) => {
		const refused = {
			data: { errors: [{ path: 'password', message: expect.stringContaining(hint) }] },
		};
		await expect(make('schwach@korb.example', password)).rejects.toMatchObject(refused);
		await expect(change(password)).rejects.toMatchObject(refused);
	});

	it('of 8 to 50 characters are accepted', async () => {
		await make('kurz@korb.example', '12345678');
		await change('x'.repeat(50));
	});
});

describe('the database', () => {
	it('lets the CMS role read only its own schema', async () => {
		const owner = new URL(cms.databaseUrl);
		owner.username = 'korb';
		await cms.query('CREATE TABLE public.geheimnis (x text)', owner.href);
		await expect(cms.query('SELECT * FROM public.geheimnis')).rejects.toThrow(/permission denied/);
		await expect(cms.query('CREATE TABLE public.frech (x text)')).rejects.toThrow(
			/permission denied/,
		);
	});
});
