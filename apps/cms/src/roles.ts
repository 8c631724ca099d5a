/** From least to most privileged. */
export const roles = ['editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];
