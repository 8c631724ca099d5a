import type { PageKind } from '@korb/contracts/platform/payload';
import { type ComponentType, lazy, Suspense, use, useEffect, useState } from 'react';
import { loadChunk } from '../builds/chunks.ts';
import { replayClick } from './early-clicks.ts';
import { IslandContext } from './island.tsx';
import { useIsHydrating } from './use-hydrated.ts';
import { waitForHydration } from './when-hydrated.ts';

type Module<Props> = { default: ComponentType<Props> };

/** Failed: the code cannot be loaded. */
type State = 'waiting' | 'hydrated' | 'failed';

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
 * A component that the server renders and the browser hydrates once its chunk has loaded, or, within
 * an `Island`, on interaction. It keeps its first props until then: re-rendering an unhydrated
 * boundary discards its server HTML.
 *
 * `vite/lazy-hydrate` compiles the call: on the server the loaded module replaces the function, and
 * the options become the preload manifest of the build.
 */
export function lazyHydrate<Props extends object>(
	part: (() => Promise<ComponentType<Props>>) | Module<Props>,
	_options?: LazyHydrateOptions,
): ComponentType<Props> {
	const isServer = typeof part !== 'function';
	let known = isServer ? part.default : undefined;
	async function load(): Promise<Module<Props>> {
		known ??= await loadChunk(part as () => Promise<ComponentType<Props>>);
		return { default: known };
	}
	// A chunk that never loads leaves a gap, and the page around it works.
	const Rendered = lazy(() => load().catch(() => new Promise<never>(() => {})));
	loaders.add(load);
	// biome-ignore lint/correctness/noComponentHookFactories: called once per component, like `lazy`.
	return function LazyHydrate(props: Props) {
		const isHydrating = useIsHydrating() && !isServer;
		const island = use(IslandContext);
		async function loadOnRequest(): Promise<Module<Props>> {
			try {
				await island?.requested;
				return await load();
			} catch {
				// The server HTML stays, and its links work without React.
				setState('failed');
				return new Promise(() => {});
			}
		}
		// A component must keep its identity for its lifetime, so the choice is made once.
		const [View] = useState<ComponentType<Props>>(() =>
			isHydrating && (island || !known) ? lazy(loadOnRequest) : (known ?? Rendered),
		);
		const [state, setState] = useState<State>(View === known ? 'hydrated' : 'waiting');
		const boundary = (
			<Suspense>
				<View {...props} />
				<AfterHydration run={() => setState('hydrated')} />
			</Suspense>
		);
		const [first] = useState({ props, boundary });
		useEffect(() => {
			// A click is held for as long as its island waits.
			if (state !== 'waiting') replayClick();
			else if (isHydrating) return island ? island.wait(load) : waitForHydration();
		}, [state, isHydrating, island]);
		const isHydrated = state === 'hydrated';
		const isOutdated = !isHydrated && !hasSameValues(props, first.props);
		useEffect(() => {
			if (isOutdated) island?.hydrate();
		}, [isOutdated, island]);
		// The same element, unless the parent has rendered since: React does not render it again.
		return isHydrated && props !== first.props ? boundary : first.boundary;
	};
}

function hasSameValues<Props extends object>(props: Props, others: Props): boolean {
	const names = Object.keys(props) as (keyof Props)[];
	return names.every((name) => Object.is(props[name], others[name]));
}

/** Whatever differs from the server HTML has to wait for hydration, as clicks do. */
export function AfterHydration({ run }: { run: () => void }) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per page
	useEffect(() => {
		run();
		replayClick();
	}, []);
	return null;
}
