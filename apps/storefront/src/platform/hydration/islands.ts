import type { RefCallback } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

export type Load = () => Promise<unknown>;

/** Assistive technology may click without any of the others. */
const REACHING = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'];

/** What is asleep is server HTML without event handlers. */
export type Island = {
	woken: Promise<void>;
	wake(): void;
	/** Called for each lazy component that is not hydrated yet; returns what to call once it is. */
	wait(load: Load): () => void;
	attach: RefCallback<HTMLElement>;
};

type Attached = { wake(): void; isStatic: boolean; loads: Set<Load> };

export const attached = new Map<Element, Attached>();
let reached: Node | null = null;
let areAllAwake = false;

/** `isStatic`: nothing in it answers a shopper or depends on who that is. */
export function createIsland(isStatic: boolean): Island {
	let wake = () => {};
	const woken = new Promise<void>((resolve) => {
		wake = resolve;
	});
	const loads = new Set<Load>();
	return {
		woken,
		wake,
		wait(load) {
			loads.add(load);
			return () => void loads.delete(load);
		},
		attach(element) {
			if (!element) return;
			attached.set(element, { wake, isStatic, loads });
			// An island within one that has just woken has missed why.
			if (areAllAwake || element.contains(reached)) wake();
			return () => void attached.delete(element);
		},
	};
}

/** Wakes an island when a shopper reaches into it, which is some time before the click. */
export function watchIslands(): void {
	const reach = ({ target }: Event) => {
		reached = target instanceof Node ? target : null;
		const waking = around(target).filter(({ isStatic }) => !isStatic);
		afterPaint(() => {
			for (const { wake } of waking) wake();
		});
	};
	for (const type of REACHING) addEventListener(type, reach, { capture: true, passive: true });
}

/** What is asleep can only be rendered anew as a whole. */
export function wakeAllIslands(): void {
	areAllAwake = true;
	for (const { wake } of attached.values()) wake();
}

/** Whether the element is part of an island without event handlers: of one that wakes, or of any. */
export function isAsleep(element: Element, which: 'waking' | 'any'): boolean {
	const asleep = around(element).filter(({ loads }) => loads.size > 0);
	return asleep.some(({ isStatic }) => which === 'any' || !isStatic);
}

function around(target: EventTarget | null): Attached[] {
	const found: Attached[] = [];
	let element = target instanceof Element ? target : null;
	for (; element; element = element.parentElement) {
		const island = attached.get(element);
		if (island) found.push(island);
	}
	return found;
}
