import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from '../browser/next-task.ts';

class FakeElement {
	parentElement: FakeElement | null;
	constructor(parent: FakeElement | null = null) {
		this.parentElement = parent;
	}
	contains(other: FakeElement | null): boolean {
		for (let at = other; at; at = at.parentElement) if (at === this) return true;
		return false;
	}
}

const load = async () => {};
let listeners: Record<string, (event: { target: unknown }) => void>;
let islands: typeof import('./islands.ts');

beforeEach(async () => {
	listeners = {};
	vi.stubGlobal('Element', FakeElement);
	vi.stubGlobal('Node', FakeElement);
	vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
		listeners[type] = listener;
	});
	vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint));
	vi.resetModules();
	islands = await import('./islands.ts');
	islands.watchIslands();
});
afterEach(() => vi.unstubAllGlobals());

/** An island in the page, with a lazy component that waits for it. */
function anIsland({ within = null as FakeElement | null, isStatic = false } = {}) {
	const island = islands.createIsland(isStatic);
	const element = new FakeElement(within);
	island.attach(element as unknown as HTMLElement);
	const hydrated = island.wait(load);
	let isAwake = false;
	void island.woken.then(() => {
		isAwake = true;
	});
	const isAsleep = (which: 'waking' | 'any') =>
		islands.isAsleep(new FakeElement(element) as unknown as Element, which);
	return { element, hydrated, isAsleep, isAwake: () => isAwake };
}

const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function reach(target: FakeElement, type = 'pointerdown') {
	listeners[type]?.({ target });
	await paint();
	await nextTask();
}

describe('a shopper who reaches into an island', () => {
	it.each(['pointerover', 'touchstart', 'focusin', 'click'])(
		'wakes it and those around it by %s, but no neighbour',
		async (type) => {
			const group = anIsland();
			const card = anIsland({ within: group.element });
			const neighbour = anIsland({ within: group.element });
			await reach(new FakeElement(card.element), type);
			expect(card.isAwake()).toBe(true);
			expect(group.isAwake()).toBe(true);
			expect(neighbour.isAwake()).toBe(false);
		},
	);

	it('lets the browser paint before it wakes', async () => {
		const card = anIsland();
		listeners['pointerdown']?.({ target: card.element });
		await paint();
		expect(card.isAwake()).toBe(false);
		await nextTask();
		expect(card.isAwake()).toBe(true);
	});

	it('wakes one that appears in it because of that, and no other', async () => {
		const group = anIsland();
		const inside = new FakeElement(group.element);
		await reach(inside);
		const around = islands.createIsland(false);
		const element = new FakeElement();
		inside.parentElement = element;
		around.attach(element as unknown as HTMLElement);
		await expect(around.woken).resolves.toBeUndefined();
		const elsewhere = anIsland({ within: group.element });
		await Promise.resolve();
		expect(elsewhere.isAwake()).toBe(false);
	});

	it('leaves a static one asleep', async () => {
		const tiles = anIsland({ isStatic: true });
		await reach(tiles.element);
		expect(tiles.isAwake()).toBe(false);
	});
});

describe('an island', () => {
	it('is asleep until its last component is hydrated', () => {
		const { hydrated, isAsleep } = anIsland();
		expect(isAsleep('waking')).toBe(true);
		hydrated();
		expect(isAsleep('waking')).toBe(false);
		expect(isAsleep('any')).toBe(false);
	});

	it('holds no clicks if it is static, though it has no handlers', () => {
		const { isAsleep } = anIsland({ isStatic: true });
		expect(isAsleep('waking')).toBe(false);
		expect(isAsleep('any')).toBe(true);
	});

	it('is awake from the start once all were woken, static or not', async () => {
		const before = anIsland({ isStatic: true });
		islands.wakeAllIslands();
		const after = anIsland({ isStatic: true });
		await Promise.resolve();
		expect(before.isAwake()).toBe(true);
		expect(after.isAwake()).toBe(true);
	});
});

it('loads the code of islands that may wake, once', async () => {
	const { codeOfIslands } = await import('./attached-islands.ts');
	anIsland();
	anIsland();
	islands.createIsland(true).wait(async () => {});
	expect([...codeOfIslands()]).toEqual([load]);
});
