import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { type Drain, startDrain } from '../outbox/drain.ts';
import { openTestCms, openTestShop, SECRET, type TestCms } from '../testing.ts';

export type Editing = Awaited<ReturnType<typeof openEditing>>;
export const PASSWORD = 'correct horse battery';
/** Delivery timeout, generous for slow machines. */
export const LONG_TIMEOUT = { timeout: 30_000 };

type Status = 'draft' | 'published';

/** Two shops with their users, and a test shop that receives published pages. */
export async function openEditing() {
	const shop = await openTestShop();
	vi.stubEnv('API_URL', shop.url);
	vi.stubEnv('CONTENT_SECRET', SECRET);
	const cms = await openTestCms();
	const tenant = await makeTenant(cms, 'korb');
	const other = await makeTenant(cms, 'greenbasket');
	const people = {
		editor: await makePerson(cms, 'editor', tenant),
		publisher: await makePerson(cms, 'publisher', tenant),
		stranger: await makePerson(cms, 'publisher', other),
	};
	const openDrain = (): Drain => {
		const { databaseUrl, mediaDir } = cms;
		return startDrain({ databaseUrl, mediaDir, apiUrl: shop.url, contentSecret: SECRET });
	};
	const titles = (slug: string) =>
		shop
			.of('page', slug)
			.map((push) => (push.document as { meta: { title: string } } | null)?.meta.title ?? null);
	let count = 0;
	const editing = {
		...cms,
		shop,
		tenant,
		people,
		drain: openDrain(),
		openDrain,
		/** Clears the received messages and accepts everything again. */
		reset() {
			shop.received.length = 0;
			shop.answer = () => 200;
			shop.reply = () => null;
		},
		async makePage(title: string, _status: Status = 'published', slug = `seite-${++count}`) {
			const data = { tenant, title, slug, _status, ...pageOf(title) };
			const draft = _status === 'draft';
			const made = await cms.payload.create({ collection: 'pages', data, draft });
			return { id: String(made.id), slug };
		},
		/** A published page with these blocks. */
		async createPage(slug: string, blocks: object[]) {
			const data = {
				tenant,
				title: slug,
				slug,
				_status: 'published',
				meta: { title: slug },
				blocks,
			};
			await cms.payload.create({ collection: 'pages', data });
		},
		save(id: string, data: object, _status?: Status, user?: object) {
			return cms.payload.update({
				collection: 'pages',
				id,
				data: { ...data, ...(_status && { _status }) },
				draft: _status === 'draft',
				...(user && { user, overrideAccess: false }),
			});
		},
		/** The shop's version of a page; null if unpublished. */
		titles,
		arrived: (slug: string, expected: (string | null)[]) =>
			vi.waitFor(() => expect(titles(slug)).toEqual(expected), LONG_TIMEOUT),
		async query(text: string, url = cms.databaseUrl): Promise<object[]> {
			const client = new Client({ connectionString: url });
			await client.connect();
			try {
				return (await client.query(text)).rows;
			} finally {
				await client.end();
			}
		},
		async close() {
			await editing.drain.stop();
			await shop.stop();
			await cms.close();
		},
	};
	return editing;
}

export const pageOf = (title: string) => ({
	meta: { title },
	blocks: [{ blockType: 'headline', text: title }],
});

async function makeTenant({ payload }: TestCms, tenantId: string): Promise<string> {
	const data = { name: tenantId, tenantId };
	return String((await payload.create({ collection: 'tenants', data })).id);
}

async function makePerson({ payload }: TestCms, role: string, tenant: string) {
	const email = `${role}-${tenant}@korb.example`;
	const data = { email, password: PASSWORD, role, tenants: [{ tenant }] };
	const made = await payload.create({ collection: 'users', data });
	return { ...made, collection: 'users' as const, id: String(made.id) };
}
