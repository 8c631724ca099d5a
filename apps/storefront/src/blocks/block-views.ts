import type { Block } from '@korb/contracts/content';
import type { ComponentType, ReactNode } from 'react';

type BlockView = ComponentType<{ block: Block; children: ReactNode }>;

const views = new Map<string, BlockView>();

/** Apart from the registry, because blocks that hold others draw them through here. */
export function addBlockView(type: string, view: unknown): void {
	views.set(type, view as BlockView);
}

/** Undefined for a kind of a newer version, which this one passes over. */
export function blockView(type: string): BlockView | undefined {
	return views.get(type);
}
