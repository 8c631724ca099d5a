import { type ConsentState, initialConsent } from '@korb/domain/consent';
import { createStore } from '../store.ts';

/** Fed by the consent provider; nothing is allowed before it has spoken. */
export const consent = createStore<ConsentState>(initialConsent);
