import { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { listRoutes } from '@korb/domain/routing/routes';
import { describe, expect, it, vi } from 'vitest';
import { runMiddleware } from '../../app/client-runtime/middleware.ts';
import { guardTarget, redirectedPath } from './guard.ts';
import { createPreloader } from './preload.ts';

const config = ClientRuntimeConfig.parse({
	tenantId: 'korb',
	name: 'Korb',
	baseUrl: 'https://shop.korb.example',
	contactEmail: 'hallo@korb.example',
});
const routes = listRoutes(config);
const own = 'https://shop.korb.example';

describe('the navigation guard', () => {
	it('ERR-11 rejects external URLs unless they are explicitly allowed', () => {
		expect(() => guardTarget('https://other.example/', own)).toThrow('external');
		expect(() => guardTarget('//other.example/', own)).toThrow('external');
		expect(guardTarget('https://other.example/', own, { isExternal: true })).toBeTruthy();
		expect(guardTarget('/profil', own)).toBe('/profil');
	});

	it.each([
		'javascript:alert(1)',
		' JavaScript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'blob:x',
	])('ERR-12 rejects %s even where external URLs are allowed', (target) => {
		expect(() => guardTarget(target, own, { isExternal: true })).toThrow('dangerous_protocol');
	});

	it('TEN-09 TEN-10 TEN-11 applies the tenant’s redirects to client-side navigation', () => {
		const maps = {
			oneToOne: { '/käse': '/kategorie/kaese' },
			manyToOne: { '/alt/*': '/' },
			manyToMany: { '/shop/*': '/kategorie/*' },
		};
		expect(redirectedPath(maps, '/k%C3%A4se')).toBe('/kategorie/kaese');
		expect(redirectedPath(maps, '/alt/x')).toBe('/');
		expect(redirectedPath(maps, '/shop/obst')).toBe('/kategorie/obst');
		expect(redirectedPath(maps, '/kategorie')).toBeNull();
	});
});

describe('route middleware', () => {
	const at = (path: string, state: 'anonymous' | 'loggedIn' = 'anonymous') => ({
		url: new URL(path, own),
		routes,
		loginState: async () => state,
	});

	it('ERR-09 throws on an unknown name', async () => {
		await expect(runMiddleware(['tollbooth'], at('/'))).rejects.toThrow(
			'unknown route middleware: tollbooth',
		);
		await expect(runMiddleware(['toString'], at('/'))).rejects.toThrow('unknown');
	});

	it('TEN-76 TEN-58 sends guests to login with returnUrl and authRequired', async () => {
		const target = await runMiddleware(['login-required'], at('/profil/adressen?neu=1'));
		const login = new URL(target ?? '', own);
		expect(login.pathname).toBe('/anmelden');
		expect(Object.fromEntries(login.searchParams)).toEqual({
			returnUrl: '/profil/adressen?neu=1',
			authRequired: 'true',
		});
	});

	it('TEN-76 lets customers through once the login state is known', async () => {
		let tell: (state: 'loggedIn') => void = () => {};
		const known = new Promise<'loggedIn'>((resolve) => {
			tell = resolve;
		});
		let outcome: unknown = 'waiting';
		const run = runMiddleware(['login-required'], { ...at('/profil'), loginState: () => known });
		void run.then((target) => {
			outcome = target;
		});
		await Promise.resolve();
		expect(outcome).toBe('waiting');
		tell('loggedIn');
		expect(await run).toBeNull();
	});

	it('TEN-75 redirects a legacy product link to the product', async () => {
		expect(await runMiddleware(['legacy-slug'], at('/kategorie?slug=heu%20milch'))).toBe(
			'/produkte/heu%20milch',
		);
		expect(await runMiddleware(['legacy-slug'], at('/kategorie'))).toBeNull();
	});
});

describe('preloading', () => {
	it('CONST-11 TEN-105 runs at most five jobs at once, each only once', async () => {
		const preloader = createPreloader();
		let running = 0;
		let most = 0;
		let done = 0;
		const finish: (() => void)[] = [];
		for (let index = 0; index < 12; index++) {
			preloader.add(`page ${index % 11}`, async () => {
				running++;
				most = Math.max(most, running);
				await new Promise<void>((resolve) => finish.push(resolve));
				running--;
				done++;
				if (index === 3) throw new Error('failing must not hold the others up');
			});
		}
		while (finish.length > 0) {
			finish.shift()?.();
			await new Promise((resolve) => setTimeout(resolve));
		}
		expect(most).toBe(5);
		expect(done).toBe(11);
	});

	it('waits while the browser is offline', async () => {
		vi.stubGlobal('navigator', { onLine: false });
		const preloader = createPreloader();
		const done: string[] = [];
		preloader.add('first', async () => void done.push('first'));
		expect(done).toEqual([]);
		vi.unstubAllGlobals();
		preloader.add('second', async () => void done.push('second'));
		await vi.waitFor(() => expect(done).toEqual(['first', 'second']));
	});
});
