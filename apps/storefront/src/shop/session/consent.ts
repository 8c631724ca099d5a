import { type ConsentState, initialConsent } from '@korb/domain/customer/consent';
import { createStore } from '../../platform/storage/store.ts';

/** Set by the consent provider; until then, nothing is allowed. */
export const consent = createStore<ConsentState>(initialConsent);
