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
	islands.hydrateOnInteraction();
});
afterEach(() => vi.unstubAllGlobals());

/** An island in the page, with a lazy component that waits for it. */
function anIsland({ within = null as FakeElement | null, isStatic = false } = {}) {
	const island = islands.createIsland(isStatic);
	const element = new FakeElement(within);
	island.attach(element as unknown as HTMLElement);
	const hydrated = island.wait(load);
	let isRequested = false;
	void island.requested.then(() => {
		isRequested = true;
	});
	const isDehydrated = (withStatic: boolean) =>
		islands.isDehydrated(new FakeElement(element) as unknown as Element, withStatic);
	return { element, hydrated, isDehydrated, isRequested: () => isRequested };
}

const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function interact(target: FakeElement, type = 'pointerdown') {
	listeners[type]?.({ target });
	await paint();
	await nextTask();
}

describe('an interaction with an island', () => {
	it.each(['pointerover', 'pointerdown', 'focusin', 'click'])(
		'hydrates it and those around it on %s, but no neighbour',
		async (type) => {
			const group = anIsland();
			const card = anIsland({ within: group.element });
			const neighbour = anIsland({ within: group.element });
			await interact(new FakeElement(card.element), type);
			expect(card.isRequested()).toBe(true);
			expect(group.isRequested()).toBe(true);
			expect(neighbour.isRequested()).toBe(false);
		},
	);

	it('lets the browser paint first', async () => {
		const card = anIsland();
		listeners['pointerdown']?.({ target: card.element });
		await paint();
		expect(card.isRequested()).toBe(false);
		await nextTask();
		expect(card.isRequested()).toBe(true);
	});

	it('hydrates one that appears in it because of that, and no other', async () => {
		const group = anIsland();
		const inside = new FakeElement(group.element);
		await interact(inside);
		const around = islands.createIsland(false);
		const element = new FakeElement();
		inside.parentElement = element;
		around.attach(element as unknown as HTMLElement);
		await expect(around.requested).resolves.toBeUndefined();
		const elsewhere = anIsland({ within: group.element });
		await Promise.resolve();
		expect(elsewhere.isRequested()).toBe(false);
	});

	it('leaves a static one dehydrated', async () => {
		const tiles = anIsland({ isStatic: true });
		await interact(tiles.element);
		expect(tiles.isRequested()).toBe(false);
	});
});

describe('an island', () => {
	it('is dehydrated until its last component is hydrated', () => {
		const { hydrated, isDehydrated } = anIsland();
		expect(isDehydrated(false)).toBe(true);
		hydrated();
		expect(isDehydrated(false)).toBe(false);
		expect(isDehydrated(true)).toBe(false);
	});

	it('holds no clicks if it is static, though it has no handlers', () => {
		const { isDehydrated } = anIsland({ isStatic: true });
		expect(isDehydrated(false)).toBe(false);
		expect(isDehydrated(true)).toBe(true);
	});

	it('hydrates at once after all were requested, static or not', async () => {
		const before = anIsland({ isStatic: true });
		islands.hydrateAllIslands();
		const after = anIsland({ isStatic: true });
		await Promise.resolve();
		expect(before.isRequested()).toBe(true);
		expect(after.isRequested()).toBe(true);
	});
});

it('loads the code of islands that hydrate on interaction, once', async () => {
	const { listIslandLoads } = await import('./attached-islands.ts');
	anIsland();
	anIsland();
	islands.createIsland(true).wait(async () => {});
	expect([...listIslandLoads()]).toEqual([load]);
});
