import { type ComponentType, lazy, memo, Suspense } from 'react';

type Part<Props> = { default: ComponentType<Props> };

/**
 * A part of a page that the server draws and the browser brings to life when its code has come. It
 * takes no part in what happens around it until then: React replaces by nothing what it is asked to
 * draw anew before it has taken it over.
 */
export function aliveLater<Props extends object>(
	part: Part<Props> | (() => Promise<Part<Props>>),
): ComponentType<Props> {
	const View: ComponentType<Props> = typeof part === 'function' ? lazy(part) : part.default;
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each part, as `lazy` does.
	return memo(function AliveLater(props: Props) {
		return (
			<Suspense>
				<View {...props} />
			</Suspense>
		);
	}) as ComponentType<Props>;
}
