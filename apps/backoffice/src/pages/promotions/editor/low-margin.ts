/** Below it, the editor warns. */
export const LOW_MARGIN_PERCENT = 5;
