/** From the least to the most powerful. */
export const roles = ['editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];
