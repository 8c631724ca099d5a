import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE, STAFF_SESSION_COOKIE } from '@korb/contracts/platform/wire-names';
import { permissions, roleMay, type StaffRole, staffRoles } from '@korb/domain/staff/permissions';
import { aShop, Shop } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../checkout-harness/order-harness.ts';
import { Shopper } from '../modules/cart/testing.ts';
import {
	aStaffMember,
	OfficeBrowser,
	openOffice,
	type TestStaff,
} from '../modules/staff/testing.ts';
import { type AdminRule, type AdminWorld, adminRules } from './admin-rules.testing.ts';
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

/** A new order, a new person and a passkey: what one caller may change is not there for the next. */
async function aWorld(): Promise<AdminWorld> {
	const { api, shop } = harness;
	// Each from an address of its own, for rate limits.
	const shopper = await Shopper.enter(new Shop(api, shop.tenantId, shop.host));
	const { order } = await harness.ordered({ MILCH: 1 }, shopper);
	const { rows } = await api.pool.query(
		`UPDATE shop_order SET unit = 'wien' WHERE order_number = $1 RETURNING version`,
		[order.orderNumber],
	);
	const { rows: invited } = await api.pool.query(
		`INSERT INTO staff (tenant_id, email, name, roles, units)
		VALUES ($1, $2, 'Eva Neu', '{picker}', '{wien}') RETURNING staff_id`,
		[shop.tenantId, `i-${randomUUID().slice(0, 13)}@korb.example`],
	);
	const owner = await aStaffMember(api, office, shop.tenantId);
	const { rows: keys } = await api.pool.query(
		`INSERT INTO staff_passkey (tenant_id, staff_id, credential_id, public_key, name)
		VALUES ($1, $2, $3, '\\x00', 'Telefon') RETURNING passkey_id`,
		[shop.tenantId, owner.staffId, Buffer.from(randomUUID())],
	);
	return {
		orderNumber: order.orderNumber,
		orderVersion: rows[0].version,
		staffId: invited[0].staff_id,
		passkeyId: keys[0].passkey_id,
		documentNumber: '2026-G000001',
	};
}

function call(
	endpoint: string,
	{ body }: AdminRule,
	by: OfficeBrowser,
	world: AdminWorld,
): Promise<LightMyRequestResponse> {
	const [method = '', path = ''] = endpoint.split(' ');
	const url = path.replace(/\{(.+?)\}/g, (_, name) => String(world[name as keyof AdminWorld]));
	return by.send(method as 'GET', url, body?.(world));
}

const mayCall = (role: StaffRole, access: AdminRule['access']) =>
	access === 'anyone' || access === 'signedIn' || roleMay(role, access);

it('every endpoint has a rule, and every rule an endpoint', () => {
	expect(endpoints.filter((endpoint) => !adminRules[endpoint])).toEqual([]);
	expect(Object.keys(adminRules).filter((endpoint) => !endpoints.includes(endpoint))).toEqual([]);
});

it('every permission opens an endpoint', () => {
	const used = new Set(Object.values(adminRules).map(({ access }) => access));
	// Widens what `audit.readOwn` lists.
	expect(permissions.filter((permission) => !used.has(permission))).toEqual(['audit.read']);
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
	const { access, status = 200, isOfUnit } = rule;
	const staff = (options: object = {}, shop = harness.shop): Promise<TestStaff> =>
		aStaffMember(harness.api, office, shop.tenantId, options);
	/** The strictest refusal that still proves the rule: anybody is let through where anyone may. */
	const refusal = (code: number) => (access === 'anyone' ? status : code);

	it.each(staffRoles)('opens to %s exactly as the table of roles says', async (role) => {
		const world = await aWorld();
		const answer = await call(endpoint, rule, await staff({ roles: [role] }), world);
		expect(answer.statusCode, answer.body).toBe(mayCall(role, access) ? status : 403);
		if (!mayCall(role, access)) expect(answer.json().errorCode).toBe('forbidden');
	});

	it('is closed without a session, with a shopper’s session, and without a second factor', async () => {
		const world = await aWorld();
		const nobody = new OfficeBrowser(office);
		expect((await call(endpoint, rule, nobody, world)).statusCode).toBe(refusal(401));
		const shopper = new OfficeBrowser(office);
		const person = await aPerson(harness.api, harness.shop);
		Object.assign(shopper.cookies, person.browser.cookies);
		shopper.cookies[STAFF_SESSION_COOKIE] = person.browser.cookies[SESSION_COOKIE] ?? '';
		expect((await call(endpoint, rule, shopper, world)).statusCode).toBe(refusal(401));
		const weak = await call(endpoint, rule, await staff({ isStrong: false }), world);
		const isOpen = access === 'anyone' || access === 'signedIn';
		expect(weak.statusCode).toBe(isOpen ? status : 403);
		if (!isOpen) expect(weak.json().errorCode).toBe('second_factor_required');
	});

	it('shows nothing of this shop to a manager of another', async () => {
		const world = await aWorld();
		const answer = await call(endpoint, rule, await staff({}, foreignShop), world);
		expect(answer.statusCode).toBe(isOfUnit ? 404 : status);
		for (const secret of [world.orderNumber, world.staffId, harness.shop.tenantId]) {
			expect(answer.body).not.toContain(secret);
		}
	});

	it('shows nothing of this unit to a manager of another', async () => {
		const world = await aWorld();
		const answer = await call(endpoint, rule, await staff({ units: ['graz'] }), world);
		// Granting `wien` is not theirs to do, before anybody looks for the person.
		const isGrant = /^(PUT|POST) \/admin\/staff(\/\{staffId\})?$/.test(endpoint);
		expect(answer.statusCode).toBe(isGrant ? 403 : isOfUnit ? 404 : status);
		expect(answer.body).not.toContain(world.orderNumber);
		expect(answer.body).not.toContain(world.staffId);
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
		const world = await aWorld();
		const manager = await staff();
		const [method = '', path = ''] = endpoint.split(' ');
		const url = path.replace(/\{(.+?)\}/g, (_, name) => String(world[name as keyof AdminWorld]));
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
