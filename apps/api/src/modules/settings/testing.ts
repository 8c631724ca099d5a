import type { Settings } from '@korb/contracts/admin/settings/settings';
import type { LightMyRequestResponse } from 'fastify';

type Person = {
	send(
		method: 'GET' | 'POST' | 'PUT',
		url: string,
		payload?: object,
	): Promise<LightMyRequestResponse>;
};

export const runtime = (name: string) => `/clientRuntimeConfig/${name}`;

export async function settingsOf(by: Person): Promise<Settings> {
	return (await by.send('GET', '/admin/settings')).json();
}

/** Replaces the draft, based on what is stored. */
export async function draft(
	by: Person,
	changes: Record<string, unknown>,
): Promise<LightMyRequestResponse> {
	const { version } = (await settingsOf(by)).draft;
	return by.send('PUT', '/admin/settings/draft', {
		version,
		changes: Object.entries(changes).map(([path, value]) => ({ path, value })),
	});
}

export async function publish(by: Person, change: object = {}): Promise<LightMyRequestResponse> {
	const { live, draft: stored } = await settingsOf(by);
	return by.send('POST', '/admin/settings/publish', {
		...{ number: live.number, version: stored.version, reason: null },
		...change,
	});
}

export async function restore(
	by: Person,
	number: number,
	change: object = {},
): Promise<LightMyRequestResponse> {
	const { live } = await settingsOf(by);
	return by.send('POST', `/admin/settings/versions/${number}/restore`, {
		...{ live: live.number, reason: null },
		...change,
	});
}
