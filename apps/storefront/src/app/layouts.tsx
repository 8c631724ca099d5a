import type { Layout } from '@korb/domain/routing/route-table';
import type { ComponentType, ReactNode } from 'react';
import { loadChunk } from '../platform/builds/chunks.ts';
import { DefaultLayout } from './default-layout.tsx';

type View = ComponentType<{ children: ReactNode }>;

const loaded: { [Name in Layout]?: View } = { default: DefaultLayout };

// Few pages have another layout than the default one, so these load on demand.
const loaders: Record<Exclude<Layout, 'default'>, () => Promise<View>> = {
	focused: async () => (await import('./focused-layout.tsx')).FocusedLayout,
	auth: async () => (await import('./auth-layout.tsx')).AuthLayout,
};

export async function loadLayout(layout: Layout): Promise<void> {
	if (layout === 'default' || loaded[layout]) return;
	loaded[layout] = await loadChunk(loaders[layout]);
}

type LayoutViewProps = { layout: Layout; children: ReactNode };

export function LayoutView({ layout, children }: LayoutViewProps) {
	const View = loaded[layout];
	if (!View) throw new Error(`layout ${layout} rendered before it was loaded`);
	return <View>{children}</View>;
}
