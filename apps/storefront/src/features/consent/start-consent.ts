import type { ClientRuntimeConfig } from '@korb/contracts/tenant';
import { consentWithoutProvider, toConsent } from '@korb/domain/consent';
import { consent } from '../../lib/shopper/consent.ts';
import { readChoice } from './consent-choice.ts';
import type { ConsentView } from './consent-panel-state.ts';
import { openConsent } from './open-consent.ts';

type Options = {
	config: Pick<ClientRuntimeConfig['consent'], 'provider' | 'whenProviderFails'>;
	jar?: { cookie: string };
	open?: (view: ConsentView) => Promise<void>;
};

/** Says what was allowed before, or asks. The built-in banner is the provider. */
export async function startConsent({ config, jar, open = openConsent }: Options): Promise<void> {
	const { provider, whenProviderFails } = config;
	if (provider === 'none') return consent.set(consentWithoutProvider(whenProviderFails));
	const groups = readChoice(jar);
	if (groups) return consent.set(toConsent(groups, true));
	// Until somebody answers nothing is known, and whoever waits for an answer goes on waiting.
	await open('banner').catch(() => consent.set(consentWithoutProvider(whenProviderFails)));
}
