import type { Block } from '@korb/contracts/content/content';
import type { ComponentType, ReactNode } from 'react';

type BlockView = ComponentType<{ block: Block; children: ReactNode }>;

const views = new Map<string, BlockView>();

/** Separate from the registry, because container blocks render their children through it. */
export function addBlockView(type: string, view: unknown): void {
	views.set(type, view as BlockView);
}

/** Undefined for a block type of a newer version, which is skipped. */
export function blockView(type: string): BlockView | undefined {
	return views.get(type);
}
