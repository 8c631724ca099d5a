/** When the server answered last, whatever it said; 0 before that. */
export const lastAnswer = { at: 0 };
