/** Approximate block heights in pixels, to reserve space for blocks that load after the page. */
const heights: Record<string, number> = {
	button: 48,
	feature: 140,
	headline: 56,
	image: 320,
	'image-slider': 420,
	'line-separator': 1,
	'login-button': 48,
	'loyalty-app-button': 100,
	'product-group': 460,
	'product-promotion': 280,
	publication: 320,
	'recipe-group': 420,
	teaser: 232,
	'teaser-slider': 400,
	text: 96,
	'user-message': 64,
	'voucher-group': 260,
};
const USUAL_HEIGHT = 240;

export function storedHeight(type: string): number {
	return heights[type] ?? USUAL_HEIGHT;
}
