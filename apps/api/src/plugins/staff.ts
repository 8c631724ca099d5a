import type { Access } from '@korb/contracts/admin/access';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { Spend } from '../context.ts';
import type { Database } from '../db/database.ts';
import { ApiError, unavailable } from '../errors.ts';
import type { Logger } from '../log.ts';
import {
	type AdminContext,
	resumeSession,
	type StaffContext,
	sentSession,
} from '../modules/staff/index.ts';
import type { TenantDirectory } from '../modules/tenant/index.ts';

declare module 'fastify' {
	interface FastifyRequest {
		admin: AdminContext;
		/** The person who is signed in; throws on endpoints that anyone may call. */
		staff: () => StaffContext;
	}
}

type StaffPluginDeps = {
	db: Database;
	tenants: TenantDirectory;
	clock: () => Date;
	spend: Spend;
	/** Of `ADMIN_URL`; requests for any other host are refused. */
	host: string;
	/** Where editors open the CMS. */
	cmsPublicUrl?: string | undefined;
	clientOf: (request: FastifyRequest) => string | null;
	networkOf: (request: FastifyRequest) => string | null;
};

/** Lets nobody in without the permission that the contract of the endpoint names. */
export function admitStaff(app: FastifyInstance, deps: StaffPluginDeps): void {
	app.decorateRequest('admin');
	app.decorateRequest('staff');
	// At start, before the first request: an endpoint without a rule must not exist.
	app.addHook('onRoute', ({ method, url, schema }) => {
		if (!accessOf(schema)) throw new Error(`${method} ${url} names no access in its contract`);
	});
	app.addHook('onRequest', async (request) => {
		if (request.headers.host !== deps.host) {
			throw new ApiError('unknown_host', 'The back office is not at this host.');
		}
		if (!deps.tenants.isLoaded) throw unavailable();
		request.admin = {
			now: deps.clock(),
			requestId: request.id,
			client: deps.clientOf(request),
			network: deps.networkOf(request),
			log: request.log as Logger,
			db: deps.db,
			spend: deps.spend,
			tenants: deps.tenants,
			cmsUrl: deps.cmsPublicUrl ?? null,
		};
		const access = accessOf(request.routeOptions.schema);
		const staff = access === 'anyone' ? null : await requireAccess(request, access);
		request.staff = () => {
			if (!staff) throw new Error('nobody has to be signed in here');
			return staff;
		};
	});
}

async function requireAccess(
	request: FastifyRequest,
	access: Exclude<Access, 'anyone'> | undefined,
): Promise<StaffContext> {
	const session = sentSession(request);
	const staff = session && (await resumeSession(request.admin, session));
	if (!staff) throw new ApiError('unauthorized', 'Please sign in.');
	if (access === 'anySession') return staff;
	if (access === 'signedIn' && !staff.me.floorDevice) return staff;
	if (!staff.me.isStrong) {
		throw new ApiError('second_factor_required', 'Please set up a second factor first.');
	}
	if (!access || access === 'signedIn' || !staff.me.permissions.includes(access)) {
		throw new ApiError('forbidden', 'Your role does not include this.');
	}
	return staff;
}

function accessOf(schema: FastifySchema | undefined): Access | undefined {
	return (schema as { access?: Access } | undefined)?.access;
}
