import { SESSION_COOKIE, STAFF_SESSION_COOKIE } from '@korb/contracts/platform/wire-names';
import {
	concernsWholeShop,
	permissions,
	roleMay,
	type StaffRole,
	staffRoles,
} from '@korb/domain/staff/permissions';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../checkout-harness/order-harness.ts';
import {
	aStaffMember,
	OfficeBrowser,
	openOffice,
	type TestStaff,
} from '../modules/staff/testing.ts';
import type { AdminRule, AdminWorld } from './admin-rules/admin-rule.testing.ts';
import { adminRules } from './admin-rules/index.testing.ts';
import { aWorld } from './admin-world.testing.ts';
import { aPerson, type TestShop } from './people.testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
let foreignShop: TestShop;
let endpoints: string[];
beforeAll(async () => {
	// An answer that never ends would never be compared.
	office = await openOffice(harness.api, { live: { lifetimeMs: 20 } });
	foreignShop = await aShop().openIn(harness.api);
	await office.ready();
	const { paths = {} } = office.swagger() as { paths?: Record<string, object> };
	endpoints = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
	);
});
afterAll(() => office.close());

const urlOf = (path: string, world: AdminWorld) =>
	path.replace(/\{(.+?)\}/g, (_, name) => String(world[name as keyof AdminWorld]));

/** One that nobody has changed yet: filling a shop takes longer than calling it. */
let unchanged: AdminWorld | undefined;
const findWorld = async () => unchanged ?? (await aWorld(harness, office));

async function call(
	endpoint: string,
	{ body }: AdminRule,
	by: OfficeBrowser,
	world: AdminWorld,
): Promise<LightMyRequestResponse> {
	const [method = '', path = ''] = endpoint.split(' ');
	const answer = await by.send(method as 'GET', urlOf(path, world), body?.(world));
	unchanged = method === 'GET' || answer.statusCode >= 400 ? world : undefined;
	return answer;
}

const isOpenToAll = (access: AdminRule['access']) =>
	access === 'anyone' || access === 'anySession' || access === 'signedIn';

const mayCall = (role: StaffRole, access: AdminRule['access']) =>
	isOpenToAll(access) || roleMay(role, access);

it('every endpoint has a rule, and every rule an endpoint', () => {
	expect(endpoints.filter((endpoint) => !adminRules[endpoint])).toEqual([]);
	expect(Object.keys(adminRules).filter((endpoint) => !endpoints.includes(endpoint))).toEqual([]);
});

it('every permission opens an endpoint', () => {
	const used = new Set(Object.values(adminRules).map(({ access }) => access));
	// They widen what `orders.read` saves and what `audit.readOwn` lists.
	expect(permissions.filter((permission) => !used.has(permission))).toEqual([
		'orders.shareViews',
		'audit.read',
	]);
});

it('an endpoint that names no access stops the start', async () => {
	const forgotten = openOffice(harness.api, {
		adminModules: [
			async (app) => {
				app.get('/admin/forgotten', async () => 'open');
			},
		],
	});
	await expect(forgotten).rejects.toThrow('GET /admin/forgotten names no access');
});

describe.each(Object.entries(adminRules))('%s', (endpoint, rule) => {
	const { access, status = 200, isOfUnit, isOfShop, unseen } = rule;
	const staff = (options: object = {}, shop = harness.shop): Promise<TestStaff> =>
		aStaffMember(harness.api, office, shop.tenantId, options);
	/** The strictest refusal that still proves the rule: anybody is let through where anyone may. */
	const refusal = (code: number) => (access === 'anyone' ? status : code);

	it.each(staffRoles)('opens to %s exactly as the table of roles says', async (role) => {
		const world = await findWorld();
		const answer = await call(endpoint, rule, await staff({ roles: [role] }), world);
		expect(answer.statusCode, answer.body).toBe(mayCall(role, access) ? status : 403);
		if (!mayCall(role, access)) expect(answer.json().errorCode).toBe('forbidden');
	});

	it('is closed without a session, with a shopper’s session, and without a second factor', async () => {
		const world = await findWorld();
		const nobody = new OfficeBrowser(office);
		expect((await call(endpoint, rule, nobody, world)).statusCode).toBe(refusal(401));
		const shopper = new OfficeBrowser(office);
		const person = await aPerson(harness.api, harness.shop);
		Object.assign(shopper.cookies, person.browser.cookies);
		shopper.cookies[STAFF_SESSION_COOKIE] = person.browser.cookies[SESSION_COOKIE] ?? '';
		expect((await call(endpoint, rule, shopper, world)).statusCode).toBe(refusal(401));
		const weak = await call(endpoint, rule, await staff({ isStrong: false }), world);
		expect(weak.statusCode).toBe(isOpenToAll(access) ? status : 403);
		if (!isOpenToAll(access)) expect(weak.json().errorCode).toBe('second_factor_required');
	});

	it('opens to a manager on a floor device only what people do there', async () => {
		const world = await findWorld();
		const answer = await call(endpoint, rule, await staff({ deviceId: world.deviceId }), world);
		const isOpen = ['anyone', 'anySession', 'orders.pick', 'orders.handOver'].includes(access);
		expect(answer.statusCode, answer.body).toBe(isOpen ? status : 403);
		if (!isOpen) expect(answer.json().errorCode).toBe('forbidden');
	});

	it('shows nothing of this shop to a manager of another', async () => {
		const world = await findWorld();
		const answer = await call(endpoint, rule, await staff({}, foreignShop), world);
		expect(answer.statusCode).toBe(isOfUnit || isOfShop ? 404 : status);
		const secrets = [
			...[world.orderNumber, world.staffId, world.customerId, world.windowId],
			harness.shop.tenantId,
		];
		if (unseen) expect(answer.json()).toEqual(unseen(world));
		else for (const secret of secrets) expect(answer.body).not.toContain(secret);
	});

	it('shows nothing of this unit to a manager of another', async () => {
		const world = await findWorld();
		const answer = await call(endpoint, rule, await staff({ units: ['graz'] }), world);
		// Granting `wien` is not theirs to do, before anybody looks for the person.
		const isGrant = /^(PUT|POST) \/admin\/staff(\/\{staffId\})?$/.test(endpoint);
		const isRefused = isGrant || concernsWholeShop(access);
		expect(answer.statusCode).toBe(isRefused ? 403 : isOfUnit ? 404 : status);
		const secrets = [world.orderNumber, world.staffId, world.customerId];
		if (unseen) expect(answer.json()).toEqual(unseen(world));
		else for (const secret of secrets) expect(answer.body).not.toContain(secret);
	});

	if (!endpoint.startsWith('GET')) {
		it('refuses other sites', async () => {
			const [method = '', path = ''] = endpoint.split(' ');
			const answer = await (await staff()).send(
				method as 'POST',
				path,
				{},
				{
					'sec-fetch-site': 'cross-site',
				},
			);
			expect(answer.json().errorCode).toBe('csrf_refused');
		});
	}

	it('does not exist on the listener of the shops, and answers to no other host here', async () => {
		const world = await findWorld();
		const manager = await staff();
		const [method = '', path = ''] = endpoint.split(' ');
		const url = urlOf(path, world);
		const atShop = await harness.api.app.inject({
			method: method as 'GET',
			url,
			headers: { host: harness.shop.host, 'sec-fetch-site': 'same-origin' },
			cookies: manager.cookies,
		});
		expect(atShop.statusCode).toBe(404);
		const elsewhere = await manager.send(method as 'GET', url, undefined, {
			host: harness.shop.host,
		});
		expect(elsewhere.statusCode).toBe(421);
	});
});

it('a session of the back office opens nothing in the shop', async () => {
	const manager = await aStaffMember(harness.api, office, harness.shop.tenantId);
	const token = manager.cookies[STAFF_SESSION_COOKIE] ?? '';
	const answer = await harness.api.app.inject({
		method: 'GET',
		url: '/api/customers',
		headers: { host: harness.shop.host },
		cookies: { [SESSION_COOKIE]: token, [STAFF_SESSION_COOKIE]: token },
	});
	expect(answer.statusCode).toBe(401);
});
