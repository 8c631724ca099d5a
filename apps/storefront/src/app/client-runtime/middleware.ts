import { legacySlugTarget } from '@korb/domain/routing/legacy-slug';
import type { MiddlewareName } from '@korb/domain/routing/route-table';
import { pathTo, type TenantRoute } from '@korb/domain/routing/routes';
import { requiredLogin } from '../../shop/session/login-path.ts';
import type { LoginState } from '../../shop/session/session.ts';

export type MiddlewareContext = {
	url: URL;
	routes: TenantRoute[];
	/** Resolves once the login state is known. */
	loginState: () => Promise<Exclude<LoginState, 'unknown'>>;
};

/** Returns the path to redirect to, or null to continue. */
type Middleware = (context: MiddlewareContext) => Promise<string | null>;

const registry: Record<MiddlewareName, Middleware> = {
	'login-required': async ({ url, routes, loginState }) => {
		if ((await loginState()) === 'loggedIn') return null;
		const login = pathTo(routes, 'login');
		return login ? requiredLogin(login, url) : '/';
	},
	'legacy-slug': async ({ url, routes }) => legacySlugTarget(routes, url.searchParams),
};

export async function runMiddleware(
	names: readonly string[],
	context: MiddlewareContext,
): Promise<string | null> {
	for (const name of names) {
		if (!Object.hasOwn(registry, name)) throw new Error(`unknown route middleware: ${name}`);
		const target = await registry[name as MiddlewareName](context);
		if (target) return target;
	}
	return null;
}
