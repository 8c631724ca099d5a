export const DEFAULT_PROMPT_EVERY = 5;

/** An add that ended because its shopper left the question for the service unanswered. */
export const ABORTED_SELECTION = 'abortedselection';

export type ServiceStep = 'proceed' | 'use-primary-address' | 'prompt';

/**
 * What comes before an add. `addCount` counts the adds so far without a service: where choosing one
 * is optional, the shopper is asked only now and then.
 */
export function stepBeforeAdd(state: {
	hasDistributionAddress: boolean;
	hasUsablePrimaryAddress: boolean;
	selection: 'required' | 'optional';
	addCount: number;
	promptEvery?: number;
}): ServiceStep {
	if (state.hasDistributionAddress) return 'proceed';
	if (state.hasUsablePrimaryAddress) return 'use-primary-address';
	if (state.selection === 'required') return 'prompt';
	const every = state.promptEvery ?? DEFAULT_PROMPT_EVERY;
	return (state.addCount + 1) % every === 0 ? 'prompt' : 'proceed';
}
