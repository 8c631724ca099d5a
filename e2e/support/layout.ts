import type { Page } from '@playwright/test';

type Options = {
	/** With letters twice as large, a few per line are no fault. */
	areLettersLarge?: boolean;
};

/** Describes the layout faults of the open page at its current width. */
export async function findLayoutFaults(
	page: Page,
	{ areLettersLarge = false }: Options = {},
): Promise<string[]> {
	// Resize observers fire one frame after media queries.
	await page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);
	return page.evaluate(inspectLayout, areLettersLarge);
}

/** Runs in the browser. */
function inspectLayout(areLettersLarge: boolean): string[] {
	/** Average characters per line of a text. */
	const leastOfProse = 12;
	const leastOfLabel = 4;
	type Box = { top: number; bottom: number; left: number; right: number };

	const { clientWidth, scrollWidth } = document.documentElement;
	const faults = new Set<string>();
	const say = (element: Element, fault: string) => {
		const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
		faults.add(
			`<${element.localName}> "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}" ${fault}`,
		);
	};
	if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);

	const isShown = (element: Element) => {
		const hidden = '.visually-hidden, .skip-link, [aria-hidden="true"], [inert]';
		if (element.closest(hidden) || !element.checkVisibility({ opacityProperty: true }))
			return false;
		// A 1×1 px box is visually hidden, whatever its class.
		return element.clientWidth !== 1 || element.clientHeight !== 1;
	};
	/** Rows that scroll horizontally by design: rails, chips, tables. */
	const isRail = (box: Element) => {
		const { overflowX, display, flexWrap, gridAutoFlow } = getComputedStyle(box);
		if (overflowX !== 'auto' && overflowX !== 'scroll') return false;
		const isRow = display.endsWith('flex')
			? flexWrap === 'nowrap'
			: gridAutoFlow.startsWith('column');
		return isRow || box.querySelector(':scope > table, :scope > ul, :scope > ol') !== null;
	};
	/** The box that clips the element; null where it can be scrolled into view. */
	const sightOf = (element: Element): Box | null => {
		const sight = { top: -Infinity, bottom: Infinity, left: 0, right: clientWidth };
		for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
			if (isRail(box)) return null;
			const { overflowX, overflowY, position } = getComputedStyle(box);
			const edge = box.getBoundingClientRect();
			if (overflowX !== 'visible') {
				sight.left = Math.max(sight.left, edge.left);
				sight.right = Math.min(sight.right, edge.right);
			}
			if (overflowY !== 'visible') {
				sight.top = Math.max(sight.top, edge.top);
				sight.bottom = Math.min(sight.bottom, edge.bottom);
			}
			if (position === 'fixed') break;
		}
		return sight;
	};
	const isCut = (box: Box, sight: Box) => box.left < sight.left - 1 || box.right > sight.right + 1;
	const linesOf = (node: Node): Box[] => {
		const range = document.createRange();
		range.selectNodeContents(node);
		const lines: Box[] = [];
		for (const { top, bottom, left, right } of range.getClientRects()) {
			const line = lines.find((one) => top < one.bottom - 3 && bottom > one.top + 3);
			if (line) line.right = Math.max(line.right, right);
			else if (right - left > 1) lines.push({ top, bottom, left, right });
		}
		return lines;
	};

	const texts: { element: Element; line: Box; layer: Element | null }[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		const { length } = (node.textContent ?? '').trim();
		if (!element || length < 2 || !isShown(element)) continue;
		const lines = linesOf(node);
		const least = length < 40 ? leastOfLabel : leastOfProse;
		if (!areLettersLarge && lines.length > 2 && length / lines.length < least) {
			say(element, `breaks into ${lines.length} lines`);
		}
		const { lineHeight, fontSize } = getComputedStyle(element);
		if (lines.length > 1 && Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * 0.9) {
			say(element, 'has lines that touch each other');
		}
		const sight = sightOf(element);
		if (!sight) continue;
		const isShortened = getComputedStyle(element).textOverflow === 'ellipsis';
		if (!isShortened && lines.some((line) => isCut(line, sight))) say(element, 'is cut off');
		const inSight = lines.filter(({ top, bottom }) => {
			const middle = (top + bottom) / 2;
			return middle > sight.top && middle < sight.bottom;
		});
		const layer = layerOf(element);
		texts.push(...inSight.map((line) => ({ element, line, layer })));
	}
	texts.sort((one, other) => one.line.top - other.line.top);
	texts.forEach(({ element, line, layer }, index) => {
		for (const other of texts.slice(index + 1)) {
			if (other.line.top > line.bottom - 4) break;
			if (other.layer !== layer || other.element === element) continue;
			const shared = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
			if (shared > 4) say(element, `lies on "${other.element.textContent?.slice(0, 40)}"`);
		}
	});

	for (const control of document.querySelectorAll('button, a[href], input, select, textarea')) {
		const sight = isShown(control) ? sightOf(control) : null;
		if (sight && isCut(control.getBoundingClientRect(), sight)) say(control, 'is cut off');
	}

	const bars = [...document.querySelectorAll('body *')].filter((element) => {
		const { width, height } = element.getBoundingClientRect();
		const isBar = height > 20 && width > clientWidth / 2 && height < innerHeight * 0.75;
		return isBar && getComputedStyle(element).position === 'fixed' && isShown(element);
	});
	bars.forEach((bar, index) => {
		const { top, bottom } = bar.getBoundingClientRect();
		for (const other of bars.slice(index + 1).map((one) => one.getBoundingClientRect())) {
			if (Math.min(bottom, other.bottom) - Math.max(top, other.top) > 1) {
				say(bar, 'lies on another bar');
			}
		}
	});
	return [...faults];

	function layerOf(element: Element): Element | null {
		const isLayer = (box: Element) => ['fixed', 'sticky'].includes(getComputedStyle(box).position);
		for (let box: Element | null = element; box; box = box.parentElement) {
			if (isLayer(box)) return box;
		}
		return null;
	}
}
