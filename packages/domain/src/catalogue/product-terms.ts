/** What of a product decides its price or who may buy it: more than a description. */
export const productTerms = ['netContent', 'depositCents', 'maxQuantity', 'minimumAge'] as const;
