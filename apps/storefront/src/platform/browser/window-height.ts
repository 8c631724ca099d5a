type Browser = Pick<Window, 'addEventListener' | 'innerHeight'>;
type Root = { style: Pick<CSSStyleDeclaration, 'setProperty'> };

/** On phones `100vh` includes the address bar, so styles use this height instead. */
export function trackWindowHeight(
	browser: Browser = window,
	root: Root = document.documentElement,
): void {
	const update = () => root.style.setProperty('--window-height', `${browser.innerHeight}px`);
	browser.addEventListener('resize', update);
	update();
}
