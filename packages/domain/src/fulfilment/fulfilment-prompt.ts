export const DEFAULT_PROMPT_EVERY = 5;

/**
 * Whether a shopper without a fulfilment choice is prompted for it before an add. Where the choice
 * is optional, that is only every few adds; `addCount` counts those so far.
 */
export function isFulfilmentPromptDue(state: {
	isOptional: boolean;
	addCount: number;
	every: number;
}): boolean {
	return !state.isOptional || (state.addCount + 1) % state.every === 0;
}
