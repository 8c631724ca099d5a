export const DEFAULT_PROMPT_EVERY = 5;

/** An add was aborted because the shopper dismissed the fulfilment prompt. */
export const ABORTED_SELECTION = 'abortedselection';

export type FulfilmentStep = 'proceed' | 'use-primary-address' | 'prompt';

/**
 * The step before an add. `addCount` counts the adds without a fulfilment choice so far: where the
 * choice is optional, the shopper is only prompted every few adds.
 */
export function stepBeforeAdd(state: {
	hasDistributionAddress: boolean;
	hasUsablePrimaryAddress: boolean;
	selection: 'required' | 'optional';
	addCount: number;
	promptEvery?: number;
}): FulfilmentStep {
	if (state.hasDistributionAddress) return 'proceed';
	if (state.hasUsablePrimaryAddress) return 'use-primary-address';
	if (state.selection === 'required') return 'prompt';
	const every = state.promptEvery ?? DEFAULT_PROMPT_EVERY;
	return (state.addCount + 1) % every === 0 ? 'prompt' : 'proceed';
}
