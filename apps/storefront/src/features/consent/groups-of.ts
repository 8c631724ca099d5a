import { type Consent, isGroupAllowed } from '@korb/domain/customer/consent';
import { optionalGroups } from './consent-choice.ts';

/** The inverse: which optional groups a state allows. */
export function groupsOf(state: Consent): string[] {
	return optionalGroups.filter((group) => isGroupAllowed(state, group));
}
