/** What must not be in an image of the product: demo shops, tests, build tools and other apps. */
const forbidden: { what: string; pattern: RegExp }[] = [
	{
		what: 'demo',
		pattern: /^\/korb\/(packages\/(demo|packshot)|tools|apps\/cms\/src\/seed)(\/|$)/,
	},
	{
		what: 'test',
		pattern: /^\/korb\/(?!.*\/node_modules\/)(?!node_modules\/).*(\.test\.tsx?|testing\.ts)$/,
	},
	{
		what: 'development dependency',
		pattern:
			/\/node_modules\/\.pnpm\/(vitest|typescript|vite|storybook|knip|@biomejs\+biome|@playwright\+test|@korb\+demo)@/,
	},
	{
		what: 'secret',
		pattern: /^\/korb\/(?!.*node_modules\/).*(\.env|secrets\.json|\.pem|\.npmrc)$/,
	},
];

/** The API serves the back office, whose sources stay outside. */
const guests: Record<string, RegExp> = { api: /^\/korb\/apps\/backoffice(\/dist(\/|$)|$)/ };

/** `files` is what `find /korb` prints in the image. */
export function findForbidden(app: string, files: string[]): string[] {
	const otherApp = new RegExp(`^/korb/apps/(?!${app}(/|$))[^/]+`);
	return files.flatMap((file) => {
		if (otherApp.test(file) && !guests[app]?.test(file)) return [`another app: ${file}`];
		const rule = forbidden.find(({ pattern }) => pattern.test(file));
		return rule ? [`${rule.what}: ${file}`] : [];
	});
}
