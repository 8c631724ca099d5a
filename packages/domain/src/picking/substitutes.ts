/** As declared on the pack; null for products that are no food, or declare nothing. */
export type FoodDeclaration = { allergens: readonly string[]; traces: readonly string[] } | null;

/**
 * Allergens of the substitute that the ordered product does not have. A trace of the ordered
 * product does not cover an ingredient of the substitute.
 */
export function addedAllergens(ordered: FoodDeclaration, substitute: FoodDeclaration): string[] {
	const contained = new Set(ordered?.allergens);
	const possible = new Set([...contained, ...(ordered?.traces ?? [])]);
	return [
		...(substitute?.allergens ?? []).filter((allergen) => !contained.has(allergen)),
		...(substitute?.traces ?? []).filter((allergen) => !possible.has(allergen)),
	].filter((allergen, index, all) => all.indexOf(allergen) === index);
}

/** A food is not replaced by something that declares nothing. */
export function isUndeclared(ordered: FoodDeclaration, substitute: FoodDeclaration): boolean {
	return ordered !== null && substitute === null;
}

/** Whether the shopper allows a substitute; who wants to be called has to agree first. */
export function allowsSubstitute(
	preference: 'replace' | 'call' | 'none',
	hasAgreed: boolean,
): boolean {
	return preference === 'replace' || (preference === 'call' && hasAgreed);
}
