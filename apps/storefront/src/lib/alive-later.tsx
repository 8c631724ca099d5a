import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { loadChunk } from './builds/chunks.ts';
import { repeatClick } from './early-clicks.ts';

type Part<Props> = { default: ComponentType<Props> };

const parts = new Set<() => Promise<unknown>>();

/** Who turns to the next page of an open shop waits a moment for all of it instead of seeing holes. */
export async function loadLateParts(): Promise<void> {
	await Promise.all([...parts].map((load) => load()));
}

/**
 * A part of a page that the server draws and the browser brings to life when its code has come. It
 * takes no part in what happens around it until then: React replaces by nothing what it is asked to
 * draw anew before it has taken it over.
 */
export function aliveLater<Props extends object>(
	part: Part<Props> | (() => Promise<Part<Props>>),
): ComponentType<Props> {
	let known = typeof part === 'function' ? undefined : part.default;
	async function load(): Promise<Part<Props>> {
		if (typeof part !== 'function') return part;
		const loaded = await loadChunk(part);
		known = loaded.default;
		return loaded;
	}
	// Whatever does not arrive stays as it was drawn.
	const Late = lazy(() => load().catch(() => new Promise<Part<Props>>(() => {})));
	parts.add(load);
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each part, as `lazy` does.
	return memo(function AliveLater(props: Props) {
		// What has begun as one component must stay the same.
		const [View] = useState<ComponentType<Props>>(() => known ?? Late);
		return (
			<Suspense>
				<View {...props} />
				<AfterHydration run={repeatClick} />
			</Suspense>
		);
	}) as ComponentType<Props>;
}

/** Whatever differs from the stored page has to wait until React has taken over what stands around it. */
export function AfterHydration({ run }: { run: () => void }) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per page
	useEffect(run, []);
	return null;
}
