import { randomBytes, randomInt } from 'node:crypto';
import { getCsrf } from '@korb/contracts/platform/paths';
import { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import { toPath } from '@korb/contracts/platform/to-path';
import { XSRF_COOKIE, XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import type { FeatureFlags } from '@korb/domain/tenant/features';
import type { z } from 'zod';

type StoredInput = z.input<typeof StoredTenantConfig>;
type RuntimeInput = StoredInput['clientRuntimeConfig'];
export type Flag = Exclude<keyof FeatureFlags, 'cms'>;

/** The parts of the API under test that a shop needs. */
export type ShopHost<Answer extends InjectAnswer> = {
	query(text: string, values: unknown[]): Promise<unknown>;
	inject(request: InjectRequest): Promise<Answer>;
	refreshTenants(): Promise<void>;
};
export type InjectRequest = {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS';
	url: string;
	headers?: Record<string, string>;
	payload?: string | object;
	cookies?: Record<string, string>;
	remoteAddress?: string;
};
type InjectAnswer = { cookies: { name: string; value: string }[] };

/** `aShop().withFlag('featureSearch', false).openIn(api)`: a separate tenant at its own host. */
export function aShop(overrides: Partial<Omit<StoredInput, 'clientRuntimeConfig'>> = {}) {
	return build({ ...overrides, clientRuntimeConfig: {} });
}

type Draft = Omit<StoredInput, 'clientRuntimeConfig'> & {
	clientRuntimeConfig: Partial<RuntimeInput>;
};

function build(draft: Draft) {
	const withRuntime = (part: Partial<RuntimeInput>) =>
		build({ ...draft, clientRuntimeConfig: { ...draft.clientRuntimeConfig, ...part } });
	return {
		with: withRuntime,
		withFlag: (flag: Flag, isOn: boolean) => withRuntime({ [flag]: isOn }),
		async openIn<Answer extends InjectAnswer>(api: ShopHost<Answer>): Promise<Shop<Answer>> {
			const tenantId = `shop-${randomBytes(6).toString('hex')}`;
			const host = `${tenantId}.test`;
			const config = StoredTenantConfig.parse({
				...draft,
				clientRuntimeConfig: {
					name: 'Testladen',
					baseUrl: `http://${host}`,
					// All visitors of a shop share one IP address.
					limits: {
						holdsPerClient: 10_000,
						unpaidPerClient: 10_000,
						holdTriesPerHour: 10_000,
						orderTriesPerTenMinutes: 10_000,
					},
					contactEmail: 'hallo@korb.example',
					...draft.clientRuntimeConfig,
					tenantId,
				},
			});
			await api.query('INSERT INTO tenant (tenant_id, config) VALUES ($1, $2)', [tenantId, config]);
			await api.query('INSERT INTO tenant_host VALUES ($1, $2)', [host, tenantId]);
			await api.refreshTenants();
			return new Shop(api, tenantId, host);
		},
	};
}

export class Shop<Answer extends InjectAnswer> {
	readonly tenantId: string;
	readonly host: string;
	/** Rate limits are per address, so every shop has its own visitor. */
	readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
	readonly #api: ShopHost<Answer>;

	constructor(api: ShopHost<Answer>, tenantId: string, host: string) {
		this.#api = api;
		this.tenantId = tenantId;
		this.host = host;
	}

	send(request: InjectRequest): Promise<Answer> {
		return this.#api.inject({
			remoteAddress: this.address,
			...request,
			headers: { host: this.host, ...request.headers },
		});
	}

	get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
		return this.send({ method: 'GET', url, headers });
	}

	/** A browser that has fetched its CSRF token, as every page does on start. */
	async visit(): Promise<Visitor<Answer>> {
		const { cookies } = await this.get(toPath(getCsrf));
		return new Visitor(this, Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
	}

	/** Changes the configuration as an operator would; the API picks it up on its own. */
	async setConfig(path: string[], value: unknown): Promise<void> {
		await this.#api.query(
			'UPDATE tenant SET config = jsonb_set(config, $2, $3, true) WHERE tenant_id = $1',
			[this.tenantId, path, JSON.stringify(value)],
		);
	}
}

export class Visitor<Answer extends InjectAnswer> {
	readonly shop: Shop<Answer>;
	readonly cookies: Record<string, string>;

	constructor(shop: Shop<Answer>, cookies: Record<string, string>) {
		this.shop = shop;
		this.cookies = cookies;
	}

	get token(): string {
		return this.cookies[XSRF_COOKIE] ?? '';
	}

	post(url: string, payload: object, headers: Record<string, string> = {}): Promise<Answer> {
		return this.shop.send({
			method: 'POST',
			url,
			payload,
			cookies: this.cookies,
			headers: { 'sec-fetch-site': 'same-origin', [XSRF_HEADER]: this.token, ...headers },
		});
	}
}
