import type { Layout } from '@korb/domain/routing/route-table';
import type { ComponentType } from 'react';
import { loadChunk } from '../platform/builds/chunks.ts';
import { DefaultLayout } from './default-layout.tsx';

const loaded: { [Name in Layout]?: ComponentType } = { default: DefaultLayout };

/** Few pages are focused, so their layout loads on demand. */
export async function loadLayout(layout: Layout): Promise<void> {
	if (loaded[layout]) return;
	const { FocusedLayout } = await loadChunk(() => import('./focused-layout.tsx'));
	loaded.focused = FocusedLayout;
}

export function LayoutView({ layout }: { layout: Layout }) {
	const View = loaded[layout];
	if (!View) throw new Error(`layout ${layout} rendered before it was loaded`);
	return <View />;
}
