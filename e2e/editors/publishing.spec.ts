import { ContentPage } from '@korb/contracts/content/content';
import { stopProcess } from '@korb/tools/infrastructure/own-process';
import type { Stack } from '@korb/tools/stack/stack';
import { Client } from 'pg';
import { expect, expectWithin3s, PASSWORD, test } from '../support/editors.ts';
import { visitorOf } from '../support/visitor.ts';

/** How long the edge serves a page without revalidating it. */
const FRESH_SECONDS = 60;

type Arrival = { kind: string; key: string; version: string; title: string | null };

let database: Client;
test.beforeAll(async ({ stack }) => {
	database = new Client(stack.postgres.url);
	await database.connect();
	await database.query(`
		CREATE TABLE IF NOT EXISTS arrival (
			seq bigserial, kind text, key text, version bigint, title text
		);
		CREATE OR REPLACE FUNCTION note_arrival() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
			INSERT INTO arrival (kind, key, version, title)
			VALUES (NEW.kind, NEW.key, NEW.version, NEW.document #>> '{meta,title}');
			RETURN NULL;
		END $$;
		CREATE OR REPLACE TRIGGER note_arrival AFTER INSERT OR UPDATE ON content_document
		FOR EACH ROW EXECUTE FUNCTION note_arrival();
	`);
});
test.afterAll(() => database.end());

const arrivals = async (like: string): Promise<Arrival[]> =>
	(
		await database.query<Arrival>(
			'SELECT kind, key, version, title FROM arrival WHERE key LIKE $1 ORDER BY seq',
			[like],
		)
	).rows;
const waiting = async (): Promise<number> =>
	Number(
		(await database.query('SELECT count(*) FROM cms.outbox WHERE delivered_at IS NULL')).rows[0]
			.count,
	);

test('the CMS delivers all demo content to the shop without rejections', async ({ cms }) => {
	expect(cms.origin).toBeTruthy();
	await expect.poll(waiting).toBe(0);
	const { rows } = await database.query(
		'SELECT count(*) FILTER (WHERE attempts > 0) AS refused, count(*) AS all FROM cms.outbox',
	);
	expect(Number(rows[0].refused)).toBe(0);
	expect(Number(rows[0].all)).toBeGreaterThan(300);
});

test('a shop that is down while 50 pages are published receives each once, in order', async ({
	cms,
	stack,
}) => {
	const session = await cms.signIn('publisher');
	const expected = Array.from({ length: 50 }, (_, index) => `ausfall-${index + 1}`);
	await stopProcess(stack.apps.api);
	for (const slug of expected) await session.publishPage(slug, slug);
	expect(await arrivals('ausfall-%')).toEqual([]);

	await stack.restartApp('api');
	await expect.poll(async () => (await arrivals('ausfall-%')).length).toBe(expected.length);
	await expect.poll(waiting).toBe(0);
	expect((await arrivals('ausfall-%')).map(({ key }) => key)).toEqual(expected);

	await database.query("UPDATE cms.outbox SET delivered_at = NULL WHERE key LIKE 'ausfall-%'");
	await database.query("NOTIFY cms_outbox, ''");
	await expect.poll(waiting).toBe(0);
	expect(await arrivals('ausfall-%'), 'a repeated delivery changes nothing').toHaveLength(50);
	await expect.poll(() => visitorOf(stack).status('/ausfall-50')).toBe(200);
});

test('stale, malformed and unsigned pushes change nothing', async ({ cms, stack, backOffice }) => {
	const session = await cms.signIn('publisher');
	await session.publishPage('bestand', 'Bestand');
	const visitor = visitorOf(stack);
	await expect.poll(() => visitor.status('/bestand')).toBe(200);
	const before = await arrivals('bestand');

	const older = ContentPage.parse({ meta: { title: 'Gestern' } });
	// The back office versions in seconds, the CMS in milliseconds, so this version is older.
	await backOffice.publish({ tenantId: 'korb', kind: 'page', key: 'bestand', document: older });
	const rubbish = { tenantId: 'korb', kind: 'page', key: 'bestand', document: { blocks: 'x' } };
	await expect(backOffice.publish(rubbish as never)).rejects.toThrow('422');
	expect(await pushUnsigned(stack, rubbish)).toBe(401);

	expect(await arrivals('bestand')).toEqual(before);
	expect((await visitor.get('/bestand')).body).toContain('Bestand');
});

test('publishing purges exactly the affected pages from the edge', async ({ cms, stack }) => {
	const session = await cms.signIn('publisher');
	const id = await session.publishPage('genau', 'Vorher');
	const visitor = visitorOf(stack);
	const cacheOf = async (path: string) => (await visitor.get(path)).headers['x-cache'];
	await expect.poll(() => visitor.status('/genau')).toBe(200);
	const neighbours = ['/', '/ausfall-1', '/rezepte'];
	for (const path of [...neighbours, '/genau']) {
		await expect.poll(() => cacheOf(path)).toBe('hit');
	}
	const agesBefore = await Promise.all(
		neighbours.map(async (path) => ageOf(await visitor.get(path))),
	);
	const noted = performance.now();

	const publishAs = (title: string) =>
		session.send('PATCH', `/pages/${id}`, { meta: { title }, _status: 'published' });
	const shows = async (title: string) => (await visitor.get('/genau')).body.includes(title);
	await publishAs('Nachher');
	await expect.poll(() => shows('Nachher')).toBe(true);
	for (const [index, path] of neighbours.entries()) {
		const answer = await visitor.get(path);
		const before = agesBefore[index] ?? 0;
		// On a slow machine a page can go stale in the meantime, regardless of the publication.
		const mayBeStale = before + (performance.now() - noted) / 1000 >= FRESH_SECONDS;
		expect(answer.headers['x-cache'], path).toBe('hit');
		expect(ageOf(answer) >= before || mayBeStale, path).toBe(true);
	}
	await expectWithin3s(publishAs, shows);
});

test('a page that is moved or unpublished leaves a redirect', async ({ cms, stack }) => {
	const session = await cms.signIn('publisher');
	const id = await session.publishPage('umzug', 'Umzug', { successor: '/lieferung' });
	const visitor = visitorOf(stack);
	const leadsTo = async (path: string) => {
		const { status, headers } = await visitor.get(path);
		return `${status} ${headers['location'] ?? ''}`;
	};
	await expect.poll(() => leadsTo('/umzug')).toBe('200 ');
	await session.send('PATCH', `/pages/${id}`, { slug: 'neue-adresse', _status: 'published' });
	await expect.poll(() => leadsTo('/umzug')).toBe('301 /neue-adresse');
	await expect.poll(() => leadsTo('/neue-adresse')).toBe('200 ');

	await session.send('PATCH', `/pages/${id}`, { _status: 'draft' });
	await expect.poll(() => leadsTo('/neue-adresse')).toBe('301 /lieferung');
});

test('the CMS database role cannot read the shop’s tables', async ({ cms, stack }) => {
	expect(cms.origin).toBeTruthy();
	const { rows } = await database.query<{ name: string }>(`
		SELECT nspname || '.' || relname AS name FROM pg_class
		JOIN pg_namespace ON pg_namespace.oid = relnamespace
		WHERE relkind IN ('r', 'p', 'v', 'm') AND nspname NOT IN ('pg_catalog', 'information_schema', 'cms')
			AND has_schema_privilege('cms', nspname, 'USAGE')
	`);
	expect(rows.filter(({ name }) => !name.startsWith('pg_toast'))).toEqual([]);
	const url = new URL(stack.postgres.url);
	url.username = 'cms';
	const asCms = new Client(url.href);
	await asCms.connect();
	for (const table of ['tenant', 'content_document', 'product', 'geography_columns']) {
		await expect(asCms.query(`SELECT * FROM public.${table}`)).rejects.toThrow(/permission denied/);
	}
	const { rows: roles } = await database.query(
		"SELECT rolsuper, rolcreatedb, rolcreaterole, rolbypassrls FROM pg_roles WHERE rolname = 'cms'",
	);
	expect(Object.values(roles[0])).toEqual([false, false, false, false]);
	await asCms.end();
});

function ageOf(answer: { headers: Record<string, unknown> }): number {
	return Number(answer.headers['age'] ?? 0);
}

async function pushUnsigned(stack: Stack, push: object): Promise<number> {
	const answer = await fetch(`http://127.0.0.1:${stack.ports.api}/internal/content`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ ...push, version: Number.MAX_SAFE_INTEGER }),
	});
	return answer.status;
}

test('rejects sign-in requests from another origin', async ({ cms }) => {
	const signInFrom = (origin: string) =>
		fetch(`${cms.origin}/api/users/login`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin },
			body: JSON.stringify({ email: 'admin@korb.example', password: PASSWORD }),
		});
	const foreign = await signInFrom('https://evil.example');
	expect(foreign.status).toBe(403);
	expect(foreign.headers.get('set-cookie')).toBeNull();
	expect((await signInFrom(cms.origin)).status).toBe(200);
});
