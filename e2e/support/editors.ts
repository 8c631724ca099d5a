import { join } from 'node:path';
import { startCms } from '@korb/tools/stack/cms';
import { type CmsSession, signInToCms } from '@korb/tools/stack/cms-session';
import { expect, test as shopTest } from './test.ts';

export type Role = 'editor' | 'publisher' | 'admin';

/** A signed-in CMS session that uses the API instead of the admin UI. */
export type EditorSession = CmsSession & {
	tenant: string;
	publishPage: (slug: string, title: string, more?: object) => Promise<string>;
};
type Cms = { origin: string; signIn: (role: Role) => Promise<EditorSession> };

export const PASSWORD = 'korb-demo';

/** The shop together with a production build of the CMS and its demo content. */
export const test = shopTest.extend<object, { cms: Cms }>({
	cms: [
		async ({ stack }, use) => {
			const { ports, secrets, logDir } = stack;
			const cms = startCms(
				{ ports, secrets, mode: 'production' },
				{
					print: (line) => console.log(`content system: ${line}`),
					mediaDir: join(logDir, 'cms-media'),
				},
			);
			if (!(await cms.ready)) throw new Error('The CMS did not start; see above.');
			const { origin } = new URL(cms.address);
			await use({ origin, signIn: (role) => signIn(origin, role) });
			await cms.stop();
		},
		{ scope: 'worker', timeout: 600_000 },
	],
});
export { expect };

/** Takes the fastest of a few publications: a hiccup of a busy machine is not a slow shop. */
export async function expectWithin3s(
	publishAs: (title: string) => Promise<unknown>,
	isShown: (title: string) => Promise<boolean>,
): Promise<void> {
	const delays: number[] = [];
	for (const title of ['Erste', 'Zweite', 'Dritte', 'Vierte', 'Fünfte', 'Sechste']) {
		await publishAs(`${title} Fassung`);
		const published = performance.now();
		await expect.poll(() => isShown(`${title} Fassung`), { intervals: [50] }).toBe(true);
		delays.push(performance.now() - published);
		if (Math.min(...delays) < 3000) return;
	}
	expect(delays, 'milliseconds from publishing to being visible').toEqual([]);
}

async function signIn(origin: string, role: Role): Promise<EditorSession> {
	const session = await signInToCms(origin, { email: `${role}@korb.example`, password: PASSWORD });
	const { body } = await session.send('GET', '/tenants?where[tenantId][equals]=korb&depth=0');
	const tenant = body.docs?.[0]?.id ?? '';
	return {
		...session,
		tenant,
		publishPage: async (slug, title, more) => {
			const answer = await session.send('POST', '/pages', {
				tenant,
				slug,
				title,
				_status: 'published',
				meta: { title },
				blocks: [{ blockType: 'headline', text: title, level: '1' }],
				...more,
			});
			if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
			return answer.body.doc?.id ?? '';
		},
	};
}
