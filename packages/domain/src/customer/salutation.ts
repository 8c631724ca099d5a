export const salutations = ['Company', 'Family', 'Female', 'Male'] as const;
export type Salutation = (typeof salutations)[number];
