import type { RefCallback } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

export type Load = () => Promise<unknown>;

/** Assistive technology may click without any of the others. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** Dehydrated, as React calls it, until requested: server HTML without event handlers. */
export type Island = {
	requested: Promise<void>;
	hydrate(): void;
	/** Called for each lazy component that is not hydrated yet; returns what to call once it is. */
	wait(load: Load): () => void;
	attach: RefCallback<HTMLElement>;
};

type Attached = { hydrate(): void; isStatic: boolean; loads: Set<Load> };

export const attached = new Map<Element, Attached>();
let lastTarget: Node | null = null;
let areAllHydrating = false;

/** `isStatic`: nothing in it answers a shopper or depends on who that is. */
export function createIsland(isStatic: boolean): Island {
	let hydrate = () => {};
	const requested = new Promise<void>((resolve) => {
		hydrate = resolve;
	});
	const loads = new Set<Load>();
	return {
		requested,
		hydrate,
		wait(load) {
			loads.add(load);
			return () => void loads.delete(load);
		},
		attach(element) {
			if (!element) return;
			attached.set(element, { hydrate, isStatic, loads });
			// An island within one that has just hydrated has missed the interaction.
			if (areAllHydrating || element.contains(lastTarget)) hydrate();
			return () => void attached.delete(element);
		},
	};
}

/** An interaction with an island, such as a pointer above it, comes some time before the click. */
export function hydrateOnInteraction(): void {
	const request = ({ target }: Event) => {
		lastTarget = target instanceof Node ? target : null;
		afterPaint(() => {
			for (const { hydrate, isStatic } of around(target)) if (!isStatic) hydrate();
		});
	};
	for (const type of INTERACTIONS) addEventListener(type, request, true);
}

/** React can only replace a dehydrated island as a whole. */
export function hydrateAllIslands(): void {
	areAllHydrating = true;
	for (const { hydrate } of attached.values()) hydrate();
}

/** Whether the target is part of a dehydrated island, static ones included or not. */
export function isDehydrated(target: EventTarget | null, withStatic: boolean): boolean {
	return around(target).some(({ isStatic, loads }) => loads.size > 0 && (withStatic || !isStatic));
}

function around(target: EventTarget | null): Attached[] {
	const found: Attached[] = [];
	// Other targets, such as the window, have no parent and are no island.
	for (let element = target as Element | null; element; element = element.parentElement) {
		const island = attached.get(element);
		if (island) found.push(island);
	}
	return found;
}
