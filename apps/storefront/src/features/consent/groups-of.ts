import { type Consent, isGroupAllowed } from '@korb/domain/consent';
import { optionalGroups } from './consent-choice.ts';

/** The other way round: which optional groups a state allows. */
export function groupsOf(state: Consent): string[] {
	return optionalGroups.filter((group) => isGroupAllowed(state, group));
}
