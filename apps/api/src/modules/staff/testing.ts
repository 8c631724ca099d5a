import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { STAFF_SESSION_COOKIE } from '@korb/contracts/platform/wire-names';
import type { StaffRole } from '@korb/domain/staff/permissions';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AdminDeps, buildAdminApp } from '../../admin-app.ts';
import type { TestApi } from '../../testing.ts';

export const ADMIN_URL = 'https://office.test';
export const TEST_STAFF_SECRET = 'staff-secret-of-the-tests';

/** The listener of the back office, beside that of the shops. */
export function openOffice(
	api: TestApi,
	overrides: Partial<AdminDeps> = {},
): Promise<FastifyInstance> {
	return buildAdminApp({
		...api.deps,
		adminUrl: ADMIN_URL,
		staffSecret: TEST_STAFF_SECRET,
		isSecondFactorOptional: false,
		...overrides,
	});
}

let count = 0;
/** A browser at the back office that keeps its cookies; each has an address, for rate limits. */
export class OfficeBrowser {
	readonly cookies: Record<string, string> = {};
	readonly #office: FastifyInstance;
	readonly #address = `10.77.${++count >> 8}.${count & 255}`;

	constructor(office: FastifyInstance) {
		this.#office = office;
	}

	async send(
		method: 'GET' | 'POST' | 'PUT' | 'DELETE',
		url: string,
		payload?: object,
		headers: Record<string, string> = {},
	): Promise<LightMyRequestResponse> {
		const answer = await this.#office.inject({
			method,
			url,
			...(payload && { payload }),
			cookies: { ...this.cookies },
			remoteAddress: this.#address,
			headers: { host: new URL(ADMIN_URL).host, 'sec-fetch-site': 'same-origin', ...headers },
		});
		for (const { name, value } of answer.cookies) {
			if (value === '') delete this.cookies[name];
			else this.cookies[name] = value;
		}
		return answer;
	}
}

export type TestStaff = OfficeBrowser & { staffId: string; email: string };
export type StaffOptions = {
	roles?: StaffRole[];
	units?: string[] | null;
	isStrong?: boolean;
	deviceId?: string;
};

/** Somebody who is signed in, written without the costs of a password. */
export async function aStaffMember(
	api: TestApi,
	office: FastifyInstance,
	tenantId: string,
	{ roles = ['manager'], units = null, isStrong = true, deviceId }: StaffOptions = {},
): Promise<TestStaff> {
	const email = `staff-${randomUUID().slice(0, 13)}@korb.example`;
	const { rows } = await api.pool.query(
		`INSERT INTO staff (tenant_id, email, name, roles, units, password_hash)
		VALUES ($1, $2, 'Maria Huber', $3, $4, 'unknown') RETURNING staff_id`,
		[tenantId, email, roles, units],
	);
	const staffId: string = rows[0].staff_id;
	const token = randomBytes(32).toString('base64url');
	await api.pool.query(
		`INSERT INTO staff_session (tenant_id, token_hash, staff_id, is_strong, device_id)
		VALUES ($1, $2, $3, $4, $5)`,
		[tenantId, createHash('sha256').update(token).digest(), staffId, isStrong, deviceId ?? null],
	);
	const browser = new OfficeBrowser(office);
	browser.cookies[STAFF_SESSION_COOKIE] = token;
	return Object.assign(browser, { staffId, email });
}
