type Browser = Pick<Window, 'addEventListener' | 'innerHeight'>;
type Root = { style: Pick<CSSStyleDeclaration, 'getPropertyValue' | 'setProperty'> };

const NAME = '--window-height';

/**
 * On phones `100vh` includes the address bar, so styles use this height instead. `boot.js` sets it
 * first, and setting it again would recalculate the styles of the whole page.
 */
export function trackWindowHeight(
	browser: Browser = window,
	root: Root = document.documentElement,
): void {
	const update = () => {
		const height = `${browser.innerHeight}px`;
		if (root.style.getPropertyValue(NAME) !== height) root.style.setProperty(NAME, height);
	};
	browser.addEventListener('resize', update);
	update();
}
