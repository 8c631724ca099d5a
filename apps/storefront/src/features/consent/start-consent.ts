import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { consentWithoutProvider, toConsent } from '@korb/domain/customer/consent';
import { consent } from '../../shop/session/consent.ts';
import { readChoice } from './consent-choice.ts';
import type { ConsentView } from './consent-panel-state.ts';
import { openConsent } from './open-consent.ts';

type Options = {
	config: Pick<ClientRuntimeConfig['consent'], 'provider' | 'whenProviderFails'>;
	jar?: { cookie: string };
	open?: (view: ConsentView) => Promise<void>;
};

/** Restores an earlier decision or prompts for one. The built-in banner is the provider. */
export async function startConsent({ config, jar, open = openConsent }: Options): Promise<void> {
	const { provider, whenProviderFails } = config;
	if (provider === 'none') return consent.set(consentWithoutProvider(whenProviderFails));
	const groups = readChoice(jar);
	if (groups) return consent.set(toConsent(groups, true));
	// Until the visitor decides, the state stays unknown and consumers keep waiting.
	await open('banner').catch(() => consent.set(consentWithoutProvider(whenProviderFails)));
}
