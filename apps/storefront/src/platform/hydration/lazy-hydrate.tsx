import type { PageKind } from '@korb/contracts/platform/payload';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../builds/chunks.ts';
import { replayClick } from './early-clicks.ts';

type Module<Props> = { default: ComponentType<Props> };

const loaders = new Set<() => Promise<unknown>>();

/** A client-side navigation waits for all lazy components instead of showing holes. */
export async function preloadLazyComponents(): Promise<void> {
	await Promise.all([...loaders].map((load) => load()));
}

type LazyHydrateOptions = {
	/**
	 * What the head of a page loads. The server renders the component, so by default its styles are
	 * there at first paint, and its script follows after hydration.
	 */
	preload?: 'script' | 'styles' | 'none';
	/** The only page kind to preload it, if a module of every page renders it. */
	page?: PageKind;
};

/**
 * A component that the server renders and the browser hydrates once its chunk has loaded. It keeps
 * its first props until then: re-rendering an unhydrated boundary discards its server HTML.
 *
 * `vite/lazy-hydrate` compiles the call: on the server the loaded module replaces the function, and
 * the options become the preload manifest of the build.
 */
export function lazyHydrate<Props extends object>(
	part: (() => Promise<ComponentType<Props>>) | Module<Props>,
	_options?: LazyHydrateOptions,
): ComponentType<Props> {
	let known = (part as Partial<Module<Props>>).default;
	async function load(): Promise<Module<Props>> {
		known ??= await loadChunk(part as () => Promise<ComponentType<Props>>);
		return { default: known };
	}
	// If the chunk never loads, the server HTML stays.
	const Lazy = lazy(() => load().catch(() => new Promise<never>(() => {})));
	loaders.add(load);
	// biome-ignore lint/correctness/noComponentHookFactories: called once per component, like `lazy`.
	return function LazyHydrate(props: Props) {
		// A component must keep its identity for its lifetime, so the choice is made once.
		const [View] = useState<ComponentType<Props>>(() => known ?? Lazy);
		const boundary = (
			<Suspense>
				<View {...props} />
				<AfterHydration run={() => setHydrated(true)} />
			</Suspense>
		);
		const [first] = useState({ props, boundary });
		const [isHydrated, setHydrated] = useState(View !== Lazy);
		// The same element, unless the parent has rendered since: React does not render it again.
		return isHydrated && props !== first.props ? boundary : first.boundary;
	};
}

/** Whatever differs from the server HTML has to wait for hydration, as clicks do. */
export function AfterHydration({ run }: { run: () => void }) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per page
	useEffect(() => {
		replayClick();
		run();
	}, []);
	return null;
}
