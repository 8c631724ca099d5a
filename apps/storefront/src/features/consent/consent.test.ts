import { initialConsent } from '@korb/domain/customer/consent';
import { beforeEach, describe, expect, it } from 'vitest';
import { consent } from '../../shop/session/consent.ts';
import { readChoice, writeChoice } from './consent-choice.ts';
import { groupsOf } from './groups-of.ts';
import { startConsent } from './start-consent.ts';

const builtIn = { provider: 'built-in', whenProviderFails: 'allow' } as const;
const opened: string[] = [];
const open = async (view: string) => void opened.push(view);
const failing = async () => {
	throw new Error('offline');
};

beforeEach(() => {
	consent.set(initialConsent);
	opened.length = 0;
});

describe('startConsent', () => {
	it('MISC-14 prompts visitors who have not decided yet, with everything off', async () => {
		await startConsent({ config: builtIn, jar: { cookie: '' }, open });
		expect(opened).toEqual(['banner']);
		expect(consent.get()).toEqual(initialConsent);
	});

	it('MISC-17 restores an earlier decision without a prompt', async () => {
		await startConsent({ config: builtIn, jar: { cookie: 'consent=C0001.C0002' }, open });
		expect(opened).toEqual([]);
		expect(consent.get()).toMatchObject({
			isReady: true,
			isBannerClosed: true,
			statistic: true,
			marketing: false,
		});
	});

	it.each([
		['MISC-15 is missing', { ...builtIn, provider: 'none' }, open],
		['MISC-16 fails', builtIn, failing],
	] as const)('allows everything when the provider %s', async (_title, config, provider) => {
		await startConsent({ config, jar: { cookie: '' }, open: provider });
		expect(groupsOf(consent.get())).toEqual(['C0002', 'C0004', 'C0007']);
	});

	it('allows nothing in that case if the tenant is configured that way', async () => {
		const config = { provider: 'none', whenProviderFails: 'deny' } as const;
		await startConsent({ config, jar: { cookie: '' }, open });
		expect(consent.get()).toMatchObject({ isReady: true, statistic: false });
	});
});

it('stores a choice, including a refusal', () => {
	const jar = { cookie: '' };
	writeChoice(['C0004'], jar);
	expect(jar.cookie).toMatch(/^consent=C0001\.C0004; .*max-age=15552000/);
	expect(readChoice({ cookie: 'consent=C0001' })).toEqual(['C0001']);
	expect(readChoice({ cookie: 'consent=rubbish' })).toBeNull();
});
